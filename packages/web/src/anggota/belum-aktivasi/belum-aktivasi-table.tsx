import type { BelumAktivasi } from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useCanWriteTenant } from '../../base/session/hak/use-can-write-tenant.ts';
import { UnduhXlsxButton } from '../../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { FilterChips } from '../../ui/show/filter-chips.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { BELUM_AKTIVASI_COLUMNS } from './belum-aktivasi-columns.tsx';
import { BelumAktivasiTools } from './belum-aktivasi-tools.tsx';
import { FILTER_BELUM_AKTIVASI } from './filter-belum-aktivasi.ts';
import { FilterButton } from '../../ui/form/filter-button.tsx';

const FilterBelumAktivasiDialog = lazy(async () => ({
  default: (await import('./filter-belum-aktivasi-dialog.tsx')).FilterBelumAktivasiDialog,
}));

/** A member of two organisations waits in each. */
const keyOf = ({ user_id, organisasi_id }: BelumAktivasi) => `${organisasi_id}-${user_id}`;

export function BelumAktivasiTable({ tenant_id }: { tenant_id: number }) {
  const { filters, change } = useUrlFilters(FILTER_BELUM_AKTIVASI);
  const [filtering, setFiltering] = useState(false);
  const canWrite = useCanWriteTenant();
  const input = { ...filters, tenant_id };
  const list = useQuery({
    ...api.belumAktivasi.listBelumAktivasi.query(input),
    placeholderData: keepPreviousData,
  });
  const { organisasi_id, is_email, is_diminta } = filters;
  const nama = list.data?.data.find((row) => row.organisasi_id === organisasi_id)?.organisasi;
  const labels = {
    organisasi_id: organisasi_id !== undefined && `Instansi: ${nama ?? `#${organisasi_id}`}`,
    is_email: is_email !== undefined && (is_email ? 'Punya email' : 'Tanpa email'),
    is_diminta: is_diminta !== undefined && (is_diminta ? 'Meminta aktivasi' : 'Tidak meminta'),
  };
  const chips = Object.entries(labels).flatMap(([key, label]) => (label ? [{ key, label }] : []));
  const isHabis = list.data?.total === 0 && chips.length === 0 && !filters.q;
  return (
    <>
      <DataTable
        label="Anggota yang belum aktivasi"
        columns={BELUM_AKTIVASI_COLUMNS}
        query={list}
        rowKey={keyOf}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        {...(canWrite && {
          bulkActions: (selected, clear) => (
            <BelumAktivasiTools
              tenant_id={tenant_id}
              pilihan={selected.map((key) => Number(String(key).split('-')[1]))}
              organisasi_id={organisasi_id}
              onDone={clear}
            />
          ),
        })}
        toolbar={
          <>
            <SearchField
              label="Cari nama, NIP, email, atau instansi"
              value={filters.q}
              onSearch={(q) => change({ q })}
            />
            <FilterButton aktif={chips.length} onClick={() => setFiltering(true)} />
            <FilterChips
              chips={chips}
              onRemove={(key) => change({ [key]: undefined })}
              onClear={() => change({ organisasi_id: undefined, is_email: undefined, is_diminta: undefined })}
            />
          </>
        }
        tools={
          <>
            <UnduhXlsxButton save={api.belumAktivasi.exportBelumAktivasi.save()} input={input} />
            {canWrite && !isHabis && <BelumAktivasiTools tenant_id={tenant_id} organisasi_id={organisasi_id} />}
          </>
        }
        empty={
          <EmptyState>
            {chips.length > 0 || filters.q
              ? 'Tidak ada anggota yang cocok.'
              : 'Semua anggota sudah mengaktifkan akunnya.'}
          </EmptyState>
        }
      />
      <Suspense>
        {filtering && (
          <FilterBelumAktivasiDialog
            tenant_id={tenant_id}
            onClose={() => setFiltering(false)}
            filters={filters}
            onApply={change}
          />
        )}
      </Suspense>
    </>
  );
}
