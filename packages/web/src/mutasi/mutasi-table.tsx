import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { Button } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../base/api/api.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { FilterChips } from '../ui/show/filter-chips.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { FILTER_MUTASI, LABEL_ARAH } from './filter-mutasi.ts';
import { CHIP_STATUS_MUTASI } from './keadaan-mutasi.ts';
import { mutasiCalls } from './mutasi-calls.ts';
import { MUTASI_COLUMNS } from './mutasi-columns.tsx';

const MutasiPanel = lazy(async () => ({ default: (await import('./mutasi-panel.tsx')).MutasiPanel }));

const FilterMutasiDialog = lazy(async () => ({
  default: (await import('./filter-mutasi-dialog.tsx')).FilterMutasiDialog,
}));

/** Transfers from a place and to it. */
export function MutasiTable({ pemilik }: { pemilik: Pemilik }) {
  const { filters, change } = useUrlFilters(FILTER_MUTASI);
  const [filtering, setFiltering] = useState(false);
  const panel = useUrlFilters({ mutasi: filterField.id });
  const list = useQuery({ ...mutasiCalls(pemilik).list.query(filters), placeholderData: keepPreviousData });
  const opened = panel.filters.mutasi;
  const { status, jenis, arah } = filters;
  const labels = {
    status: status && `Status: ${CHIP_STATUS_MUTASI[status].label}`,
    jenis: jenis && `Jenis: ${LABEL_JENIS_MUTASI[jenis]}`,
    arah: arah && `Arah: ${LABEL_ARAH[arah]}`,
  };
  const chips = Object.entries(labels).flatMap(([key, label]) => (label ? [{ key, label }] : []));
  const narrowed = filters.q !== '' || chips.length > 0;
  return (
    <>
      <DataTable
        label="Daftar mutasi"
        columns={MUTASI_COLUMNS}
        query={list}
        rowKey={({ mutasi_id }) => mutasi_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ mutasi_id }) => panel.change({ mutasi: mutasi_id })}
        openKey={opened}
        toolbar={
          <>
            <SearchField label="Cari anggota atau instansi" value={filters.q} onSearch={(q) => change({ q })} />
            <Button
              variant="default"
              leftSection={<IconFilter size={16} aria-hidden="true" />}
              onClick={() => setFiltering(true)}
            >
              Filter
            </Button>
            <FilterChips
              chips={chips}
              onRemove={(key) => change({ [key]: undefined })}
              onClear={() => change({ status: undefined, jenis: undefined, arah: undefined })}
            />
          </>
        }
        tools={
          'tenant_id' in pemilik ? (
            <UnduhXlsxButton save={api.mutasiTenant.exportMutasiTenant.save()} input={{ ...pemilik, ...filters }} />
          ) : (
            <UnduhXlsxButton save={api.mutasi.exportMutasi.save()} input={{ ...pemilik, ...filters }} />
          )
        }
        empty={
          <EmptyState>
            {narrowed
              ? 'Tidak ada mutasi yang cocok.'
              : 'Belum ada mutasi. Buat mutasi untuk anggota yang pindah, diperbantukan, atau berhenti.'}
          </EmptyState>
        }
      />
      <Suspense>
        {filtering && <FilterMutasiDialog onClose={() => setFiltering(false)} filters={filters} onApply={change} />}
        {opened !== undefined && (
          <MutasiPanel
            key={opened}
            pemilik={pemilik}
            mutasi_id={opened}
            onClose={() => panel.change({ mutasi: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
