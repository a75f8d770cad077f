import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { FILTER_RENTANG, toRentangInput } from '../dasar/filter-rentang.ts';
import { LaporanList } from '../berkas/laporan-list.tsx';
import { LaporanTenantButtons } from './laporan-tenant-buttons.tsx';
import classes from '../dasar/laporan.module.css';
import { ORGANISASI_COLUMNS } from './organisasi-columns.tsx';
import { refetchWhileBerjalan } from '../../base/api/refetch-while-berjalan.ts';
import { RekapCards } from '../rekap/rekap-cards.tsx';
import { RentangField } from '../dasar/rentang-field.tsx';

const FILTER = { ...FILTER_RENTANG, page: 1, q: '' };

/** The recap of every organisation of a tenant, its latest reports, and what may be asked for. */
export function LaporanTenantPage({ tenant_id, canWrite }: { tenant_id: number; canWrite: boolean }) {
  const { filters, change } = useUrlFilters(FILTER);
  const { page, q, ...span } = filters;
  const rentang = toRentangInput(span);
  const query = useQuery({
    ...api.laporanTenant.listRekapOrganisasi.query({ tenant_id, ...rentang, page, q: q || undefined }),
    placeholderData: keepPreviousData,
  });
  const reports = useQuery({
    ...api.laporanTenant.listLaporanTenant.query({ tenant_id }, { errors: 'caller', autosave: true }),
    refetchInterval: refetchWhileBerjalan,
  });
  const download = useMutation(api.laporanTenant.getBerkasLaporanTenant.save());
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Unduhan Laporan"
        subtitle={query.data?.rentang.sebutan ?? ' '}
        actions={canWrite && <LaporanTenantButtons input={{ tenant_id, ...rentang }} />}
      />
      <RekapCards ringkasan={query.data?.ringkasan} />
      <DataTable
        label="Rekap per instansi"
        columns={ORGANISASI_COLUMNS}
        query={query}
        rowKey={({ organisasi_id }) => organisasi_id}
        rowLabel={({ nama }) => nama}
        onPage={(next) => change({ page: next })}
        toolbar={
          <div className={classes['filters']}>
            <RentangField pemilik={{ tenant_id }} value={filters} onChange={change} />
            <SearchField label="Cari instansi" value={q} onSearch={(next) => change({ q: next })} />
          </div>
        }
        empty={<EmptyState>Tidak ada instansi yang cocok.</EmptyState>}
      />
      <LaporanList
        query={reports}
        busy={download.isPending ? download.variables.laporan_id : undefined}
        onDownload={(laporan_id) => download.mutate({ tenant_id, laporan_id })}
      />
    </div>
  );
}
