import type { Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SINKRON_COLUMNS } from './sinkron-columns.tsx';
import { sebutNama } from './sebut-nama.ts';
import { CHIP_JENIS_SINKRON, URUTAN, type Jenis } from './sebut-sinkron.ts';

type Props = { run: Sinkronisasi; isPending: boolean; onNonaktifkan: (user_ids: readonly number[]) => void };

/** People of a run by what becomes of them. Of the vanished those who are chosen can be made inactive. */
export function SinkronTable({ run, isPending, onNonaktifkan }: Props) {
  const { jumlah, organisasi_id, token, is_dapat_diterapkan } = run;
  const first = URUTAN.find((one) => (jumlah?.[one] ?? 0) > 0) ?? null;
  const [jenis, setJenis] = useState<Jenis | null>(first);
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const confirm = useConfirm();
  const list = useQuery({
    ...api.sinkronAnggota.listBarisSinkron.query({
      organisasi_id,
      token,
      page,
      ...(jenis === null ? {} : { jenis }),
      ...(q ? { q } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  // Over pages, those that were seen on them.
  const [namaOf] = useState(() => new Map<number, string>());
  for (const { user_id, nama } of list.data?.data ?? []) if (user_id !== null) namaOf.set(user_id, nama);
  const ask = async (user_ids: readonly number[], clear: () => void) => {
    const nama = user_ids.flatMap((user_id) => namaOf.get(user_id) ?? []);
    const question = {
      title: `Nonaktifkan ${formatAngka(user_ids.length)} anggota?`,
      message: `${sebutNama(nama)}. Keanggotaan mereka berakhir hari ini. Riwayatnya tetap tersimpan, dan mereka aktif lagi bila muncul kembali di Simpatika.`,
      confirmLabel: 'Nonaktifkan',
      danger: true,
    };
    if (!(await confirm(question))) return;
    onNonaktifkan(user_ids);
    clear();
  };
  const choices = [
    { value: null, label: 'Semua' },
    ...URUTAN.map((one) => ({
      value: one,
      label: `${CHIP_JENIS_SINKRON[one].label} (${formatAngka(jumlah?.[one] ?? 0)})`,
    })),
  ];
  return (
    <DataTable
      label="Anggota dalam sinkronisasi"
      columns={SINKRON_COLUMNS}
      query={list}
      rowKey={({ nomor, user_id }) => (jenis === 'hilang' ? (user_id ?? 0) : -nomor)}
      rowLabel={({ nama }) => nama}
      onPage={setPage}
      {...(jenis === 'hilang' &&
        is_dapat_diterapkan && {
          bulkActions: (selected, clear) => (
            <Button color="red" loading={isPending} onClick={() => void ask(selected.map(Number), clear)}>
              Nonaktifkan
            </Button>
          ),
        })}
      toolbar={
        <>
          <SearchField
            label="Cari nama"
            value={q}
            onSearch={(text) => {
              setQ(text);
              setPage(1);
            }}
          />
          <ChoiceField
            aria-label="Keadaan"
            choices={choices}
            value={jenis}
            onChange={(one) => {
              setJenis(one);
              setPage(1);
            }}
          />
        </>
      }
      empty={<EmptyState>Tidak ada anggota dengan keadaan ini.</EmptyState>}
    />
  );
}
