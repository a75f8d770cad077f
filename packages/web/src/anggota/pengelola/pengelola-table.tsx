import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useTenantList } from '../../base/pickers/use-tenant-list.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { UnduhXlsxButton } from '../../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { FilterChips } from '../../ui/show/filter-chips.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FILTER_PENGELOLA } from './filter-pengelola.ts';
import { CHIP_KEADAAN_AKUN } from '../../base/words/chip-keadaan-akun.ts';
import { ADMIN_COLUMNS, OPERATOR_COLUMNS, type Pengelola } from './pengelola-columns.tsx';
import { PengelolaPanel } from './pengelola-panel.tsx';
import { FilterButton } from '../../ui/form/filter-button.tsx';

const FilterPengelolaDialog = lazy(async () => ({
  default: (await import('./filter-pengelola-dialog.tsx')).FilterPengelolaDialog,
}));

const DAFTAR = {
  admin: {
    label: 'Daftar admin induk',
    columns: ADMIN_COLUMNS,
    file: api.pengelola.exportAdmin,
  },
  operator: {
    label: 'Daftar operator',
    columns: OPERATOR_COLUMNS,
    file: api.pengelola.exportOperator,
  },
} as const;

/** Everybody who administers a tenant, or is an operator, over all tenants. */
export function PengelolaTable({ peran }: { peran: keyof typeof DAFTAR }) {
  const { label, columns, file } = DAFTAR[peran];
  const { filters, change } = useUrlFilters(FILTER_PENGELOLA);
  const panel = useUrlFilters({ akun: filterField.id });
  const [filtering, setFiltering] = useState(false);
  useTenantList();
  const canWrite = useManages('admin');
  const admin = useQuery({
    ...api.pengelola.listAdmin.query(filters),
    placeholderData: keepPreviousData,
    enabled: peran === 'admin',
  });
  const operator = useQuery({
    ...api.pengelola.listOperator.query(filters),
    placeholderData: keepPreviousData,
    enabled: peran === 'operator',
  });
  const list = peran === 'admin' ? admin : operator;
  const rows: Pengelola[] = list.data?.data ?? [];
  const opened = rows.find(({ user_id }) => user_id === panel.filters.akun);
  const { tenant_id, keadaan } = filters;
  const chips = [
    ...(tenant_id === undefined
      ? []
      : [
          {
            key: 'tenant_id',
            label: `Induk: ${rows.find((row) => row.tenant_id === tenant_id)?.nama_tenant ?? `#${tenant_id}`}`,
          },
        ]),
    ...(keadaan === undefined ? [] : [{ key: 'keadaan', label: `Status: ${CHIP_KEADAAN_AKUN[keadaan].label}` }]),
  ];
  return (
    <>
      <DataTable<Pengelola>
        label={label}
        columns={columns}
        query={list}
        rowKey={({ user_id }) => user_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ user_id }) => panel.change({ akun: user_id })}
        openKey={panel.filters.akun}
        toolbar={
          <>
            <SearchField label="Cari nama, email, atau induk" value={filters.q} onSearch={(q) => change({ q })} />
            <FilterButton aktif={chips.length} onClick={() => setFiltering(true)} />
            <FilterChips
              chips={chips}
              onRemove={(key) => change({ [key]: undefined })}
              onClear={() => change({ tenant_id: undefined, keadaan: undefined })}
            />
          </>
        }
        tools={<UnduhXlsxButton save={file.save()} input={filters} />}
        empty={<EmptyState>Tidak ada akun yang cocok.</EmptyState>}
      />
      <Suspense>
        {filtering && <FilterPengelolaDialog onClose={() => setFiltering(false)} filters={filters} onApply={change} />}
      </Suspense>
      {opened && <PengelolaPanel akun={opened} canWrite={canWrite} onClose={() => panel.change({ akun: undefined })} />}
    </>
  );
}
