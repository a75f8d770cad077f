import type { KetukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { formatSaat } from '../../kit/format/format-saat.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Card } from '../../ui/show/card.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import classes from '../dasar/perangkat.module.css';
import { LABEL_SEBAB_TERTAHAN } from './label-sebab-tertahan.ts';
import { SebabTertahanList } from './sebab-tertahan-list.tsx';

type Tertahan = z.output<typeof KetukanTertahan>;
type Props = { organisasi_id: number; perangkat_id?: number; canWrite: boolean };

/** Lines whose time cannot be, or that are none; shown while there are any. */
export function TertahanCard({ organisasi_id, perangkat_id, canWrite }: Props) {
  const confirm = useConfirm();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...api.ketukanTertahan.listKetukanTertahan.query({ organisasi_id, perangkat_id, page }),
    placeholderData: keepPreviousData,
  });
  const decide = useMutation(
    api.ketukanTertahan.decideKetukanTertahan.mutation({ refetches: ['perangkat', 'kehadiran', 'persetujuan'] }),
  );
  if (list.data?.total === 0) return null;
  const ask = async (row: Tertahan, keputusan: 'catat' | 'buang') => {
    const saat = row.waktu && formatSaat(row.waktu, row.timezone);
    const answer = await confirm(
      keputusan === 'catat'
        ? {
            title: `Catat ketukan ${row.nama_anggota ?? `PIN ${row.pin}`}?`,
            message: `Menjadi presensinya pada ${saat}, seperti kata mesinnya, dan harinya dinilai lagi.`,
            confirmLabel: 'Catat',
            remark: 'required',
            remarkLabel: 'Alasan',
          }
        : {
            title: 'Buang ketukan ini?',
            message: 'Ia tidak akan menjadi presensi, juga bila mesinnya mengirimnya lagi.',
            confirmLabel: 'Buang',
            danger: true,
            remark: 'required',
            remarkLabel: 'Alasan',
          },
    );
    if (answer) decide.mutate({ organisasi_id, tertahan_id: row.tertahan_id, keputusan, alasan: answer.remark });
  };
  const putusan: Column<Tertahan> = {
    key: 'putusan',
    header: 'Putusan',
    cell: (row) => (
      <>
        {row.sebab !== 'rusak' && !isDepan(row) && (
          <Button variant="subtle" size="compact-sm" onClick={() => void ask(row, 'catat')}>
            Catat
          </Button>
        )}
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => void ask(row, 'buang')}>
          Buang
        </Button>
      </>
    ),
  };
  return (
    <Card
      title="Ketukan disisihkan"
      subtitle="Jam yang tidak mungkin, baris dari tempat lama mesin, dan yang tidak terbaca. Belum dihitung."
    >
      <SebabTertahanList organisasi_id={organisasi_id} perangkat_id={perangkat_id} canWrite={canWrite} />
      <DataTable
        label="Ketukan disisihkan"
        columns={canWrite ? [...COLUMNS, putusan] : COLUMNS}
        query={list}
        rowKey={({ tertahan_id }) => tertahan_id}
        rowLabel={({ baris }) => baris}
        onPage={setPage}
        compact
      />
    </Card>
  );
}

/** Its time has not come: nobody can have tapped then. */
const isDepan = ({ waktu }: Tertahan) => waktu !== null && Date.parse(waktu) > Date.now();

const COLUMNS: Column<Tertahan>[] = [
  {
    key: 'pin',
    header: 'Baris',
    wrap: true,
    // As it came, which may be anything: never wider than its column, nor longer than a few lines.
    cell: ({ pin, nama_anggota, baris, is_lain }) =>
      pin ? (
        <strong>{nama_anggota ? `${nama_anggota} · PIN ${pin}` : `PIN ${pin}`}</strong>
      ) : is_lain ? (
        'Baris lain yang tidak terbaca'
      ) : baris ? (
        <code className={classes['baris']}>{baris}</code>
      ) : (
        'Tidak ditampilkan: memuat PIN'
      ),
  },
  { key: 'waktu', header: 'Kata mesin', cell: ({ waktu, timezone }) => (waktu ? formatSaat(waktu, timezone) : '—') },
  {
    key: 'diterima',
    header: 'Diterima',
    wrap: true,
    cell: ({ jumlah, diterima_pada, terakhir_pada, timezone }) =>
      jumlah > 1 && terakhir_pada
        ? `${formatAngka(jumlah)} kali, ${formatSaat(diterima_pada, timezone)} sampai ${formatSaat(terakhir_pada, timezone)}`
        : formatSaat(diterima_pada, timezone),
  },
  { key: 'sebab', header: 'Sebab', cell: ({ sebab }) => LABEL_SEBAB_TERTAHAN[sebab] },
  { key: 'perangkat', header: 'Mesin', wrap: true, cell: ({ nama_perangkat }) => nama_perangkat },
];
