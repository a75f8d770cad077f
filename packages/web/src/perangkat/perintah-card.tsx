import type { PerintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/show/card.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { PerintahMenu } from './perintah-menu.tsx';
import { keadaanPerintah, sebutPerintah } from './sebut-perintah.ts';

type Props = { organisasi_id: number; perangkat_id: number; nama: string; canWrite: boolean };

/** While something is under way the list is asked again this often, as machines ask. */
const TANYA_MS = 10_000;

/** What was asked of a machine, and how far each is. */
export function PerintahCard({ organisasi_id, perangkat_id, nama, canWrite }: Props) {
  const sebutSaat = useSebutSaat();
  const [page, setPage] = useState(1);
  const mesin = { organisasi_id, perangkat_id };
  const list = useQuery({
    ...api.perintahMesin.listPerintahMesin.query({ ...mesin, page, count: 5 }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ menunggu, terkirim }) => menunggu + terkirim > 0) ? TANYA_MS : false,
  });
  const cancel = useMutation(api.perintahMesin.cancelPerintahMesin.mutation());
  const columns: Column<PerintahMesin>[] = [
    { key: 'jenis', header: 'Perintah', cell: (row) => <strong>{sebutPerintah(row)}</strong> },
    { key: 'keadaan', header: 'Keadaan', card: 'corner', cell: (row) => <StatusChip {...keadaanPerintah(row)} /> },
    {
      key: 'diminta',
      header: 'Diminta',
      cell: ({ dibuat_pada, dibuat_oleh }) => `${sebutSaat(dibuat_pada)}, ${dibuat_oleh}`,
    },
    {
      key: 'dijawab',
      header: 'Dijawab',
      cell: ({ dijawab_pada }) => (dijawab_pada ? sebutSaat(dijawab_pada) : '—'),
    },
  ];
  const batal: Column<PerintahMesin> = {
    key: 'batal',
    header: 'Tindakan',
    cell: ({ kelompok, menunggu }) =>
      menunggu > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => cancel.mutate({ ...mesin, kelompok })}>
          Batalkan
        </Button>
      ),
  };
  return (
    <Card
      title="Perintah ke mesin"
      subtitle="Diambil mesin saat ia bertanya, biasanya dalam sepuluh detik."
      actions={canWrite && <PerintahMenu {...mesin} nama={nama} />}
    >
      <DataTable
        label="Perintah ke mesin"
        columns={canWrite ? [...columns, batal] : columns}
        query={list}
        rowKey={({ kelompok }) => kelompok}
        rowLabel={sebutPerintah}
        onPage={setPage}
        empty={<EmptyState>Belum ada perintah kepada mesin ini.</EmptyState>}
        compact
      />
    </Card>
  );
}
