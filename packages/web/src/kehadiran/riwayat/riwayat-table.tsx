import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { HalamanRiwayat } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useFilterListsDue } from '../../base/pickers/use-filter-lists-due.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { ListQuery } from '../../ui/table/list-query.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { FILTER_RIWAYAT } from './filter-riwayat.ts';
import { FilterRiwayatBar } from './filter-riwayat-bar.tsx';
import { HariPanel } from '../hari/hari-panel.tsx';
import { RIWAYAT_COLUMNS } from './riwayat-columns.tsx';
import { hariKey, useOpenHari } from '../hari/use-open-hari.ts';
import { FilterButton } from '../../ui/form/filter-button.tsx';
import type { useBaris } from '../../ui/table/use-baris.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { countFilters } from '../../base/filters/count-filters.ts';

const FilterTersimpan = lazy(async () => ({
  default: (await import('../../base/filters/filter-tersimpan.tsx')).FilterTersimpan,
}));
const BulanIni = lazy(async () => ({ default: (await import('./bulan-ini.tsx')).BulanIni }));
const LiburTersembunyi = lazy(async () => ({ default: (await import('./libur-tersembunyi.tsx')).LiburTersembunyi }));
const SiapaLists = lazy(async () => ({
  default: (await import('../../base/pickers/siapa-lists.tsx')).SiapaLists,
}));
const FilterRiwayatDialog = lazy(async () => ({
  default: (await import('./filter-riwayat-dialog.tsx')).FilterRiwayatDialog,
}));

type Props = {
  organisasi_id: number;
  query: ListQuery<BarisKehadiran> & { data: HalamanRiwayat | undefined };
  url: ReturnType<typeof useUrlFilters<typeof FILTER_RIWAYAT>>;
  whose: 'semua' | 'sendiri';
  /** How many rows a page holds, where one may choose. */
  baris?: ReturnType<typeof useBaris>['baris'];
};

/** Member-days with their filters; a row's detail opens beside the list. */
export function RiwayatTable({ organisasi_id, query, url: { filters, change, reset }, whose, baris }: Props) {
  const [filtering, setFiltering] = useState<boolean | null>(null);
  const { opened, open } = useOpenHari();
  const everybody = whose === 'semua';
  const phone = usePhone();
  const due = useFilterListsDue();
  const aktif = countFilters(FILTER_RIWAYAT, filters);
  // Where there is nothing, that is said in the list's place.
  const isKosong = query.data?.data.length === 0;
  const tersembunyi = query.data?.libur_berpresensi ?? 0;
  return (
    <>
      {tersembunyi > 0 && (
        <Suspense>
          <LiburTersembunyi jumlah={tersembunyi} onTampil={() => change({ is_libur: true })} />
        </Suspense>
      )}
      <DataTable
        label="Riwayat kehadiran"
        {...(baris && { baris })}
        columns={RIWAYAT_COLUMNS[whose]}
        query={query}
        rowKey={hariKey}
        rowLabel={({ anggota, tanggal }) => `${anggota.nama}, ${tanggal}`}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={open}
        openKey={opened ? hariKey(opened) : undefined}
        toolbar={
          <>
            {everybody && <SearchField label="Cari nama atau NIP" value={filters.q} onSearch={(q) => change({ q })} />}
            <FilterButton aktif={aktif} onClick={() => setFiltering(true)} />
            <FilterRiwayatBar organisasi_id={organisasi_id} filters={filters} onChange={change} />
            {!filters.from && !filters.to && !isKosong && (
              <Suspense>
                <BulanIni isKosong={false} onRentang={change} />
              </Suspense>
            )}
          </>
        }
        tools={
          everybody &&
          !phone && (
            <Suspense>
              <FilterTersimpan layar="Riwayat kehadiran" />
            </Suspense>
          )
        }
        empty={
          aktif === 0 && filters.q === '' ? (
            <Suspense>
              <BulanIni isKosong onRentang={change} />
            </Suspense>
          ) : (
            <EmptyState
              action={
                <Button variant="default" onClick={reset}>
                  Atur ulang filter
                </Button>
              }
            >
              Tidak ada hari yang cocok dengan filter ini.
            </EmptyState>
          )
        }
      />
      <Suspense>
        {everybody && due && <SiapaLists organisasi_id={organisasi_id} />}
        {filtering !== null && (
          <FilterRiwayatDialog
            organisasi_id={organisasi_id}
            withAnggota={everybody}
            opened={filtering}
            onClose={() => setFiltering(false)}
            filters={filters}
            onApply={change}
          />
        )}
      </Suspense>
      <HariPanel
        organisasi_id={organisasi_id}
        opened={opened}
        rows={query.data?.data ?? []}
        onClose={() => open(null)}
      />
    </>
  );
}
