import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { ANGGOTA_TENANT_COLUMNS } from './anggota-tenant-columns.tsx';

type Props = { no_reg: string; kode_organisasi: string };

/** The members of one organisation, looked at from above its tenant. */
export function TenantAnggotaScreen({ no_reg, kode_organisasi }: Props) {
  const tenant = useQuery(api.tenant.getTenantNoReg.query({ no_reg }, { errors: 'screen' }));
  const tenant_id = tenant.data?.tenant_id;
  const orgs = useQuery({
    ...api.tenant.listOrganisasiTenant.query(
      { tenant_id: tenant_id ?? 0, q: kode_organisasi, count: 500 },
      { errors: 'screen' },
    ),
    enabled: tenant_id !== undefined,
  });
  const organisasi = orgs.data?.data.find((one) => one.kode_organisasi === kode_organisasi);
  const error = tenant.error ?? orgs.error;
  if (error) return <ErrorState error={error} onRetry={() => void (tenant.error ? tenant : orgs).refetch()} />;
  if (!tenant.data || !orgs.data) return <Skeleton lines={8} />;
  if (!organisasi)
    return <EmptyState title="Data tidak tersedia">Instansi ini tidak ada di induk tersebut.</EmptyState>;
  const { organisasi_id, nama } = organisasi;
  return (
    <>
      <PageHeader
        title={nama}
        subtitle="Anggota instansi ini."
        crumbs={[
          { label: 'Tenant', href: hrefTo('tenant') },
          { label: tenant.data.nama, href: hrefTo('tenant.detail', { no_reg }, { bagian: 'instansi' }) },
          { label: nama },
        ]}
        actions={
          organisasi.status === STATUS_RECORD.aktif && (
            <LinkButton variant="default" href={hrefTo('user', { organisasi_id })}>
              Kelola anggota
            </LinkButton>
          )
        }
      />
      <Anggota organisasi_id={organisasi_id} />
    </>
  );
}

function Anggota({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters({ page: 1, q: '', sort: 'nama' });
  const list = useQuery({
    ...api.anggota.listAnggota.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      label="Anggota instansi"
      columns={ANGGOTA_TENANT_COLUMNS}
      query={list}
      rowKey={({ user_id }) => user_id}
      rowLabel={({ nama }) => nama}
      sort={filters.sort}
      onSort={(sort) => change({ sort })}
      onPage={(page) => change({ page })}
      tools={<UnduhXlsxButton save={api.imporAnggota.exportAnggota.save()} input={{ ...filters, organisasi_id }} />}
      toolbar={<SearchField label="Cari nama, NIP, atau email" value={filters.q} onSearch={(q) => change({ q })} />}
      empty={
        <EmptyState>{filters.q ? 'Tidak ada anggota yang cocok.' : 'Belum ada anggota di instansi ini.'}</EmptyState>
      }
    />
  );
}
