import { JENIS_MUTASI, LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../base/api/api.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { STATUS_MUTASI } from './keadaan-mutasi.ts';
import { mutasiCalls } from './mutasi-calls.ts';
import { MUTASI_COLUMNS } from './mutasi-columns.tsx';

const MutasiPanel = lazy(async () => ({ default: (await import('./mutasi-panel.tsx')).MutasiPanel }));

const STATUS = [
  { value: undefined, label: 'Semua status' },
  ...([2, 1, 3, 4] as const).map((value) => ({ value, label: STATUS_MUTASI[value].label })),
];
const JENIS = [
  { value: undefined, label: 'Semua jenis' },
  ...JENIS_MUTASI.map((value) => ({ value, label: LABEL_JENIS_MUTASI[value] })),
];
const ARAH = [
  { value: undefined, label: 'Masuk dan keluar' },
  { value: 'masuk' as const, label: 'Masuk' },
  { value: 'keluar' as const, label: 'Keluar' },
];

/** Transfers from a place and to it. */
export function MutasiTable({ pemilik }: { pemilik: Pemilik }) {
  const { filters, change } = useUrlFilters({
    page: 1,
    q: '',
    sort: '-mutasi_id',
    status: filterField.oneOf(1, 2, 3, 4),
    jenis: filterField.oneOf(...JENIS_MUTASI),
    arah: filterField.oneOf('masuk', 'keluar'),
  });
  const panel = useUrlFilters({ mutasi: filterField.id });
  const list = useQuery({ ...mutasiCalls(pemilik).list.query(filters), placeholderData: keepPreviousData });
  const opened = panel.filters.mutasi;
  const narrowed = filters.q !== '' || filters.status !== undefined || filters.jenis !== undefined || filters.arah;
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
            <ChoiceField
              aria-label="Status"
              choices={STATUS}
              value={filters.status}
              onChange={(status) => change({ status })}
            />
            <ChoiceField
              aria-label="Jenis"
              choices={JENIS}
              value={filters.jenis}
              onChange={(jenis) => change({ jenis })}
            />
            <ChoiceField aria-label="Arah" choices={ARAH} value={filters.arah} onChange={(arah) => change({ arah })} />
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
