import type { TenantBaris } from '@hadir/contract/tenant/tenant.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { TenantTabs } from '../base/page/tenant-tabs.tsx';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { FILTER_STATUS, StatusFilter } from './status-filter.tsx';
import { TENANT_COLUMNS } from './tenant-columns.tsx';
import { TenantFormDialog } from './tenant-form-dialog.tsx';

/** Tenant: all of them, for those above. */
export function TenantScreen() {
  const { filters, change } = useUrlFilters({ page: 1, q: '', sort: 'nama', status: FILTER_STATUS });
  const dialog = useUrlFilters({ tambah: filterField.flag });
  const canWrite = useCanWriteTenant();
  const navigate = useNavigate();
  const query = useQuery({ ...api.tenant.listTenantHariIni.query(filters), placeholderData: keepPreviousData });
  const open = ({ no_reg }: Pick<TenantBaris, 'no_reg'>) => void navigate({ to: hrefTo('tenant.detail', { no_reg }) });
  const { page: _page, ...narrowing } = filters;
  return (
    <>
      <PageHeader
        title="Tenant"
        subtitle="Semua induk beserta instansi dan kuotanya."
        actions={
          canWrite && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => dialog.change({ tambah: true })}
            >
              Tambah induk
            </Button>
          )
        }
      />
      <TenantTabs current="tenant" />
      <DataTable
        label="Daftar induk"
        columns={TENANT_COLUMNS}
        query={query}
        rowKey={({ tenant_id }) => tenant_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={open}
        toolbar={
          <>
            <SearchField label="Cari nama, kode, atau no reg" value={filters.q} onSearch={(q) => change({ q })} />
            <StatusFilter value={filters.status} onChange={(status) => change({ status })} />
          </>
        }
        tools={<UnduhXlsxButton save={api.tenant.exportTenant.save()} input={narrowing} />}
        empty={
          <EmptyState>
            {filters.q || filters.status ? 'Tidak ada induk yang cocok.' : 'Belum ada induk. Tambahkan yang pertama.'}
          </EmptyState>
        }
      />
      <TenantFormDialog
        opened={canWrite && dialog.filters.tambah === true}
        onClose={() => dialog.change({ tambah: undefined }, { replace: true })}
        onAdded={open}
      />
    </>
  );
}
