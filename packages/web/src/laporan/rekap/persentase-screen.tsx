import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import type { Column } from '../../ui/table/column.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { FILTER_LAPORAN, toLaporanInput } from '../dasar/filter-laporan.ts';
import { laporanCrumbs } from '../dasar/laporan-crumbs.ts';
import classes from '../dasar/laporan.module.css';
import { REKAP_COLUMNS } from './rekap-columns.tsx';
import { RekapDownloads } from './rekap-downloads.tsx';
import { ShareCell } from './share-cell.tsx';
import { RekapTable } from './rekap-table.tsx';
import { RekapTabs } from './rekap-tabs.tsx';
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
  const query = useQuery({ ...api.rekap.listRekap.query({ ...input, sort }), placeholderData: keepPreviousData });
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Persentase Bulanan"
        subtitle={query.data?.rentang.sebutan ?? ' '}
        crumbs={laporanCrumbs(organisasi_id, nama, 'Persentase Bulanan')}
        actions={<RekapDownloads input={{ ...input, jenis: 'persentase' }} />}
      />
      <RekapTabs organisasi_id={organisasi_id} current="persentase" filters={filters} />
      <RekapTable
        organisasi_id={organisasi_id}
        label="Persentase kehadiran"
        columns={COLUMNS}
        query={query}
        filters={filters}
        onChange={change}
      />
    </div>
  );
}
