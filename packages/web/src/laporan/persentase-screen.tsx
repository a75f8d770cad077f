import type { BarisRekap } from '@hadir/contract/laporan/baris-rekap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session/use-session.ts';
import { HitungUlangSection } from '../kehadiran/hitung-ulang-section.tsx';
import { api } from '../kit/api.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import type { Column } from '../ui/column.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { FILTER_LAPORAN, toLaporanInput } from './filter-laporan.ts';
import { laporanCrumbs } from './laporan-crumbs.ts';
import { LaporanToolbar } from './laporan-toolbar.tsx';
import classes from './laporan.module.css';
import { RekapCards } from './rekap-cards.tsx';
import { REKAP_COLUMNS } from './rekap-columns.tsx';
import { RekapDownloads } from './rekap-downloads.tsx';
import { ShareCell } from './share-cell.tsx';
import { toSortRekap } from './to-sort-rekap.ts';

const FILTER = { ...FILTER_LAPORAN, sort: 'persentase' };
const SHOWN = ['nama', 'persentase', 'hari_kerja', 'hadir', 'absen', 'cuti'];
const COLUMNS: Column<BarisRekap>[] = REKAP_COLUMNS.filter(({ key }) => SHOWN.includes(key)).map((column) =>
  column.key === 'persentase' ? { ...column, cell: ({ persentase }) => <ShareCell persentase={persentase} /> } : column,
);

/** Persentase Bulanan: each member's share of the days that were due, the lowest first. */
export function PersentaseScreen({ organisasi_id }: { organisasi_id: number }) {
  const nama = useSession()?.organisasi?.nama;
  const { filters, change } = useUrlFilters(FILTER);
  const input = { organisasi_id, ...toLaporanInput(filters) };
  const sort = toSortRekap(filters.sort);
  const query = useQuery({ ...api.rekap.list.query({ ...input, sort }), placeholderData: keepPreviousData });
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Persentase Bulanan"
        subtitle={query.data?.rentang.sebutan ?? ' '}
        crumbs={laporanCrumbs(organisasi_id, nama, 'Persentase Bulanan')}
        actions={<RekapDownloads input={{ ...input, jenis: 'persentase' }} />}
      />
      <RekapCards ringkasan={query.data?.ringkasan} />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <DataTable
        label="Persentase kehadiran"
        columns={COLUMNS}
        query={query}
        rowKey={({ anggota }) => anggota.user_id}
        rowLabel={({ anggota }) => anggota.nama}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onPage={(page) => change({ page })}
        toolbar={<LaporanToolbar organisasi_id={organisasi_id} filters={filters} onChange={change} />}
        empty={<EmptyState>Tidak ada hari kehadiran anggota dalam rentang ini.</EmptyState>}
      />
    </div>
  );
}
