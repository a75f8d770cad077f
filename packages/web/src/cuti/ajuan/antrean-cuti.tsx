import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import type { Column, RowKey } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import classes from '../dasar/cuti.module.css';
import { formatHariCuti } from '../dasar/format-hari-cuti.ts';
import { formatRentangCuti } from '../dasar/format-rentang-cuti.ts';

const FIELDS = { page: 1, q: '', sort: 'tgl_awal' };

/** What waits for one's own decision, with the balance and who else of the group is away; many can be approved at once. */
export function AntreanCuti({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const { filters, change } = useUrlFilters(FIELDS);
  const list = useQuery({
    ...api.cuti.listCutiMenungguSaya.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const approve = useMutation(
    api.cuti.approveBanyakCuti.mutation({ quiet: true, refetches: ['saldoCuti', 'kehadiran'] }),
  );
  const confirm = useConfirm();
  const approveMany = async (selected: RowKey[], clear: () => void) => {
    // As they stood when they were chosen, whatever another decides while this one is asked.
    const seen = (list.data?.data ?? []).filter(({ cuti_id }) => selected.includes(cuti_id));
    const names = new Map(seen.map(({ cuti_id, nama }) => [cuti_id, nama]));
    const question = {
      title: `Setujui ${selected.length} ajuan cuti?`,
      message:
        'Saldonya terpakai dan yang mengajukan diberi tahu. Yang tidak dapat disetujui dibiarkan dan disebutkan.',
      confirmLabel: 'Setujui semua',
    };
    if (!(await confirm(question))) return;
    approve.mutate(
      { organisasi_id, ajuan: seen.map(({ cuti_id, urutan }) => ({ cuti_id, urutan })) },
      {
        onSuccess: ({ disetujui, ditolak }) => {
          if (disetujui.length > 0) notify.success(`${disetujui.length} ajuan disetujui`);
          for (const pesan of new Set(ditolak.map((one) => one.pesan))) {
            const ajuan = ditolak.filter((one) => one.pesan === pesan);
            notify.warning(`${ajuan.map((one) => names.get(one.cuti_id)).join(', ')}: ${pesan}`);
          }
          clear();
        },
      },
    );
  };
  return (
    <DataTable
      label="Ajuan yang menunggu keputusan"
      columns={COLUMNS}
      query={list}
      rowKey={({ cuti_id }) => cuti_id}
      rowLabel={({ nama, kategori }) => `${kategori} ${nama}`}
      sort={filters.sort}
      onSort={(sort) => change({ sort })}
      onPage={(page) => change({ page })}
      onOpen={({ cuti_id }) => void navigate({ to: hrefTo('cuti.setuju', { organisasi_id, cuti_id }) })}
      bulkActions={(selected, clear) => (
        <Button size="xs" loading={approve.isPending} onClick={() => void approveMany(selected, clear)}>
          Setujui {selected.length} ajuan
        </Button>
      )}
      toolbar={<SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />}
      empty={<EmptyState>Tidak ada ajuan yang menunggu keputusan Anda.</EmptyState>}
    />
  );
}

const COLUMNS: Column<CutiMenunggu>[] = [
  { key: 'nama', header: 'Anggota', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'kategori', header: 'Kategori', sortable: true, cell: ({ kategori }) => kategori },
  {
    key: 'tgl_awal',
    header: 'Tanggal',
    sortable: true,
    cell: (row) => formatRentangCuti(row.tgl_awal, row.tgl_akhir),
  },
  {
    key: 'jumlah_hari',
    header: 'Lama',
    align: 'end',
    sortable: true,
    cell: ({ jumlah_hari, libur_belum }) => (
      <>
        {formatHariCuti(jumlah_hari)}
        {libur_belum.length > 0 && <small className={classes['reason']}>dapat berubah</small>}
      </>
    ),
  },
  {
    key: 'sisa',
    header: 'Sisa saldo',
    align: 'end',
    cell: ({ sisa, jumlah_hari }) =>
      sisa === null ? (
        '—'
      ) : (
        <span className={sisa < jumlah_hari ? classes['warning'] : undefined}>{formatHariCuti(sisa)}</span>
      ),
  },
  {
    key: 'bentrok',
    header: 'Rekan yang juga tidak masuk',
    cell: ({ bentrok }) => (bentrok.length === 0 ? 'Tidak ada' : bentrok.map(({ nama }) => nama).join(', ')),
  },
];
