import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { LABEL_JENIS_AKSES } from '@hadir/contract/akses/permintaan/label-jenis-akses.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { UnduhXlsxButton } from '../../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PERMINTAAN_COLUMNS } from './permintaan-columns.tsx';
import { CHIP_STATUS_AKSES } from './chip-status-akses.ts';

const PermintaanPanel = lazy(async () => ({ default: (await import('./permintaan-panel.tsx')).PermintaanPanel }));

const { dibuat, diajukan, disetujui, ditolak } = STATUS_AKSES;
const STATUS = [
  { value: undefined, label: 'Semua status' },
  ...[diajukan, dibuat, disetujui, ditolak].map((value) => ({ value, label: CHIP_STATUS_AKSES[value].label })),
];
const JENIS = [
  { value: undefined, label: 'Semua permintaan' },
  ...(['tenant', 'organisasi'] as const).map((value) => ({ value, label: LABEL_JENIS_AKSES[value] })),
];

/** What institutions ask for: of all, or of one tenant. */
export function PermintaanTable({ tenant_id }: { tenant_id?: number }) {
  const { filters, change } = useUrlFilters({
    page: 1,
    q: '',
    sort: '-diajukan_pada',
    status: filterField.kode(STATUS_AKSES),
    jenis: filterField.oneOf('tenant', 'organisasi'),
  });
  const panel = useUrlFilters({ permintaan: filterField.id });
  const input = { ...filters, tenant_id };
  const list = useQuery({
    ...api.permintaanAkses.listPermintaanAkses.query(input),
    placeholderData: keepPreviousData,
  });
  const opened = panel.filters.permintaan;
  const narrowed = filters.q !== '' || filters.status !== undefined || filters.jenis !== undefined;
  return (
    <>
      <DataTable
        label="Permintaan akses"
        columns={PERMINTAAN_COLUMNS}
        query={list}
        rowKey={({ permintaan_akses_id }) => permintaan_akses_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ permintaan_akses_id }) => panel.change({ permintaan: permintaan_akses_id })}
        openKey={opened}
        toolbar={
          <>
            <SearchField
              label="Cari instansi, NPSN, NSM, atau pemohon"
              value={filters.q}
              onSearch={(q) => change({ q })}
            />
            <ChoiceField
              aria-label="Status"
              choices={STATUS}
              value={filters.status}
              onChange={(status) => change({ status })}
            />
            <ChoiceField
              aria-label="Yang diminta"
              choices={JENIS}
              value={filters.jenis}
              onChange={(jenis) => change({ jenis })}
            />
          </>
        }
        tools={<UnduhXlsxButton save={api.permintaanAkses.exportPermintaanAkses.save()} input={input} />}
        empty={
          <EmptyState>
            {narrowed ? 'Tidak ada permintaan yang cocok.' : 'Belum ada instansi yang meminta masuk.'}
          </EmptyState>
        }
      />
      <Suspense>
        {opened !== undefined && (
          <PermintaanPanel
            key={opened}
            permintaan_akses_id={opened}
            onClose={() => panel.change({ permintaan: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
