import type { AnggotaBaris } from '@hadir/contract/anggota/daftar/anggota.ts';
import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AnggotaAvatar } from '../base/foto/anggota-avatar.tsx';
import { StatusAnggotaChip } from '../anggota/dasar/status-anggota-chip.tsx';
import { hrefTo } from '../base/links/href-to.ts';
import { api } from '../base/api/api.ts';
import { sebutKepegawaian } from '../base/words/sebut-kepegawaian.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';

type Props = { organisasi_id: number; grup: Grup; canWrite: boolean };

/** Who is in the group today; the selected can be taken out of it. */
export function AnggotaGrupTable({ organisasi_id, grup, canWrite }: Props) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { filters, change } = useUrlFilters({ page: 1, q: '', sort: 'nama' });
  const list = useQuery({
    ...api.anggota.listAnggota.query({ ...filters, organisasi_id, group_id: grup.group_id }),
    placeholderData: keepPreviousData,
  });
  const remove = useMutation(api.penempatan.addPenempatan.mutation({ refetches: ['anggota', 'grup'] }));

  const takeOut = async (user_ids: number[], done: () => void) => {
    const answer = await confirm({
      title: `Keluarkan ${user_ids.length} anggota dari ${grup.nama}?`,
      message: 'Mulai hari ini mereka tanpa grup. Riwayat grupnya tetap tersimpan.',
      confirmLabel: 'Keluarkan',
    });
    if (answer) remove.mutate({ organisasi_id, user_ids, group_id: null }, { onSuccess: done });
  };
  return (
    <DataTable
      label={`Anggota ${grup.nama}`}
      columns={COLUMNS}
      query={list}
      rowKey={({ user_id }) => user_id}
      rowLabel={({ nama }) => nama}
      sort={filters.sort}
      onSort={(sort) => change({ sort })}
      onPage={(page) => change({ page })}
      onOpen={({ user_id }) => void navigate({ to: hrefTo('user.detail', { organisasi_id, user_id }) })}
      {...(canWrite && {
        bulkActions: (selected, clear) => (
          <Button
            size="xs"
            variant="default"
            loading={remove.isPending}
            onClick={() => void takeOut(selected.map(Number), clear)}
          >
            Keluarkan dari grup
          </Button>
        ),
      })}
      toolbar={<SearchField label="Cari anggota grup" value={filters.q} onSearch={(q) => change({ q })} />}
      empty={<EmptyState>{filters.q ? 'Tidak ada anggota grup yang cocok.' : 'Grup ini belum beranggota.'}</EmptyState>}
    />
  );
}

const COLUMNS: Column<AnggotaBaris>[] = [
  { key: 'nama', header: 'Nama', sortable: true, cell: (row) => <AnggotaAvatar anggota={row} detail={row.nip} /> },
  { key: 'jabatan', header: 'Jabatan', sortable: true, cell: ({ jabatan }) => jabatan || '—' },
  {
    key: 'jenis_kepegawaian',
    header: 'Kepegawaian',
    card: 'hidden',
    cell: ({ jenis_kepegawaian }) => sebutKepegawaian(jenis_kepegawaian),
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusAnggotaChip status={status} />,
  },
];
