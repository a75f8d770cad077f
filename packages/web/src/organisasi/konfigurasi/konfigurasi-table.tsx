import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useTenantList } from '../../base/pickers/use-tenant-list.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { UnduhXlsxButton } from '../../base/unduhan/unduh-xlsx-button.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { FilterChips } from '../../ui/show/filter-chips.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FILTER_KONFIGURASI, type FilterKonfigurasi } from './filter-konfigurasi.ts';
import { KONFIGURASI_COLUMNS } from './konfigurasi-columns.tsx';
import { SAKLAR, LABEL_SAKLAR, CHIP_SIMPATIKA } from './label-konfigurasi.ts';
import { UbahKonfigurasiDialog } from './ubah-konfigurasi-dialog.tsx';
import { FilterButton } from '../../ui/form/filter-button.tsx';

const FilterKonfigurasiDialog = lazy(async () => ({
  default: (await import('./filter-konfigurasi-dialog.tsx')).FilterKonfigurasiDialog,
}));

/** Linked organisations; one opens to be changed, several are changed at once. */
export function KonfigurasiTable() {
  const { filters, change } = useUrlFilters(FILTER_KONFIGURASI);
  const [filtering, setFiltering] = useState(false);
  useTenantList();
  const [editing, setEditing] = useState<{ ids: readonly number[]; only?: KonfigurasiBaris } | null>(null);
  const [gagal, setGagal] = useState<string | undefined>();
  const canWrite = useManages('admin');
  const list = useQuery({ ...api.konfigurasi.listKonfigurasi.query(filters), placeholderData: keepPreviousData });
  const rows = list.data?.data ?? [];
  const chips = chipsOf(filters, rows);
  const done = (names: { nama: string; pesan: string }[], disimpan: number) => {
    setGagal(names.length === 0 ? undefined : names.map(({ nama, pesan }) => `${nama}: ${pesan}.`).join(' '));
    if (disimpan > 0) notify.success(`${formatAngka(disimpan)} instansi diperbarui`);
  };
  const without = (keys: string[]): Partial<FilterKonfigurasi> =>
    Object.fromEntries(keys.map((key) => [key, undefined]));
  return (
    <>
      <FormNotice failure={gagal && `Tidak tersimpan. ${gagal}`} />
      <DataTable
        label="Instansi terhubung"
        columns={KONFIGURASI_COLUMNS}
        query={list}
        rowKey={({ organisasi_id }) => organisasi_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        {...(canWrite && {
          onOpen: (row: KonfigurasiBaris) => setEditing({ ids: [row.organisasi_id], only: row }),
          bulkActions: (selected, clear) => (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                setEditing({ ids: selected.map(Number) });
                clear();
              }}
            >
              Ubah yang dipilih
            </Button>
          ),
        })}
        toolbar={
          <>
            <SearchField label="Cari instansi, kode, NPSN, atau ID" value={filters.q} onSearch={(q) => change({ q })} />
            <FilterButton aktif={chips.length} onClick={() => setFiltering(true)} />
            <FilterChips
              chips={chips}
              onRemove={(key) => change(without([key]))}
              onClear={() => change(without(chips.map(({ key }) => key)))}
            />
          </>
        }
        tools={<UnduhXlsxButton save={api.konfigurasi.exportKonfigurasi.save()} input={filters} />}
        empty={<EmptyState>Tidak ada instansi terhubung yang cocok.</EmptyState>}
      />
      <Suspense>
        {filtering && (
          <FilterKonfigurasiDialog onClose={() => setFiltering(false)} filters={filters} onApply={change} />
        )}
      </Suspense>
      {editing && (
        <UbahKonfigurasiDialog
          organisasi_ids={editing.ids}
          only={editing.only}
          onClose={() => setEditing(null)}
          onDone={done}
        />
      )}
    </>
  );
}

function chipsOf(filters: FilterKonfigurasi, rows: readonly KonfigurasiBaris[]) {
  const { tenant_id, status_simpatika } = filters;
  const tenant = rows.find((row) => row.tenant_id === tenant_id)?.nama_tenant ?? `#${tenant_id}`;
  return [
    ...(tenant_id === undefined ? [] : [{ key: 'tenant_id', label: `Induk: ${tenant}` }]),
    ...(status_simpatika === undefined
      ? []
      : [{ key: 'status_simpatika', label: `Status: ${CHIP_SIMPATIKA[status_simpatika].label}` }]),
    ...SAKLAR.flatMap((key) =>
      filters[key] === undefined ? [] : [{ key, label: `${LABEL_SAKLAR[key]}: ${sebutYaTidak(filters[key])}` }],
    ),
  ];
}
