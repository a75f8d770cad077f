import type { OrganisasiTenant } from '@hadir/contract/tenant/tenant.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UndangPengelolaDialog } from '../base/forms/undang-pengelola-dialog.tsx';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { ORGANISASI_COLUMNS } from './organisasi-columns.tsx';
import { OrganisasiFormDialog } from './organisasi-form-dialog.tsx';
import { OrganisasiPanel } from './organisasi-panel.tsx';
import { FILTER_STATUS, StatusFilter } from './status-filter.tsx';

type Props = {
  tenant_id: number;
  canWrite: boolean;
  /** Where an organisation's members are listed for who looks. */
  anggotaHref: (one: OrganisasiTenant) => string;
};

/** The organisations of a tenant, whatever their status, with what may be done with each. */
export function OrganisasiTenantSection({ tenant_id, canWrite, anggotaHref }: Props) {
  const { filters, change } = useUrlFilters({ page: 1, q: '', sort: 'nama', status: FILTER_STATUS });
  const panel = useUrlFilters({ instansi: filterField.id });
  const dialog = useUrlFilters({ tambah: filterField.flag });
  const [made, setMade] = useState<{ organisasi_id: number; nama: string } | null>(null);
  const input = { ...filters, tenant_id };
  const list = useQuery({ ...api.tenant.listOrganisasiTenant.query(input), placeholderData: keepPreviousData });
  const open = (instansi: number | undefined) => panel.change({ instansi });
  const opened = list.data?.data.find(({ organisasi_id }) => organisasi_id === panel.filters.instansi);
  return (
    <>
      <DataTable
        label="Daftar instansi"
        columns={ORGANISASI_COLUMNS}
        query={list}
        rowKey={({ organisasi_id }) => organisasi_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ organisasi_id }) => open(organisasi_id)}
        openKey={panel.filters.instansi}
        toolbar={
          <>
            <SearchField label="Cari nama, kode, atau NPSN" value={filters.q} onSearch={(q) => change({ q })} />
            <StatusFilter value={filters.status} onChange={(status) => change({ status })} />
          </>
        }
        tools={
          <>
            <UnduhXlsxButton save={api.tenant.exportOrganisasiTenant.save()} input={input} />
            {canWrite && (
              <Button
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                onClick={() => dialog.change({ tambah: true })}
              >
                Tambah instansi
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState>
            {filters.q || filters.status ? 'Tidak ada instansi yang cocok.' : 'Belum ada instansi di induk ini.'}
          </EmptyState>
        }
      />
      <OrganisasiFormDialog
        tenant_id={tenant_id}
        opened={canWrite && dialog.filters.tambah === true}
        onAdded={setMade}
        onClose={() => dialog.change({ tambah: undefined }, { replace: true })}
      />
      {made && (
        <UndangPengelolaDialog
          peran="operator"
          tempat={{ id: made.organisasi_id, nama: made.nama }}
          onClose={() => setMade(null)}
        >
          {made.nama} sudah dibuat. Operatornya melengkapi profil, lokasi, jam kerja, dan anggotanya.
        </UndangPengelolaDialog>
      )}
      {opened && (
        <OrganisasiPanel
          organisasi={opened}
          canWrite={canWrite}
          anggotaHref={anggotaHref(opened)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
