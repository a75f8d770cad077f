import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCanWritePemilik } from '../base/session/hak/use-can-write-pemilik.ts';
import { filterField } from '../base/filters/filter-field.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { hariLiburCalls } from './hari-libur-calls.ts';
import { HARI_LIBUR_COLUMNS } from './hari-libur-columns.tsx';
import { HariLiburFormDialog } from './hari-libur-form-dialog.tsx';
import { LABEL_JENIS_LIBUR } from './label-jenis-libur.ts';
import { KeputusanButton } from './keputusan-button.tsx';
import { SinkronDialog } from './sinkron-dialog.tsx';
import { useTahunLibur } from './use-tahun-libur.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type Props = {
  pemilik: Pemilik;
  onOpen: (libur: HariLibur) => void;
  notice?: ReactNode;
  /** Opens the decrees at once, and where to go when they are taken over. */
  isSyncing?: boolean;
  onSynced?: () => Promise<void>;
};

const SEMUA = 0;
const JENIS = ['nasional', 'cuti bersama', 'tenant', 'organisasi'] as const;

/** The holidays of a year that hold for an organisation or a tenant. */
export function HariLiburList({ pemilik, onOpen, notice, isSyncing = false, onSynced }: Props) {
  const today = useToday();
  const years = useTahunLibur();
  const fields = {
    page: 1,
    q: '',
    sort: 'tgl_mulai',
    tahun: tahunOf(today),
    jenis: filterField.oneOf(...JENIS),
  };
  const { filters, change } = useUrlFilters(fields);
  const canWrite = useCanWritePemilik(pemilik);
  const [opened, setOpened] = useState<'tambah' | 'sinkron' | null>(isSyncing ? 'sinkron' : null);
  const input = { ...filters, tahun: filters.tahun === SEMUA ? undefined : filters.tahun };
  const list = useQuery({ ...hariLiburCalls(pemilik).list.query(input), placeholderData: keepPreviousData });
  const sync = canWrite && (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden="true" />}
      onClick={() => setOpened('sinkron')}
    >
      Sinkronkan
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Hari Libur"
        subtitle="Hari libur nasional, cuti bersama, dan hari libur sendiri."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Hari Libur' }]}
        actions={
          <>
            <KeputusanButton />
            {sync}
            {canWrite && (
              <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened('tambah')}>
                Tambah hari libur
              </Button>
            )}
          </>
        }
      />
      {notice}
      <DataTable
        label="Daftar hari libur"
        columns={HARI_LIBUR_COLUMNS}
        query={list}
        rowKey={({ hari_libur_id }) => hari_libur_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={onOpen}
        toolbar={
          <>
            <SearchField label="Cari hari libur" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Tahun"
              value={filters.tahun}
              choices={[
                ...years.map((value) => ({ value, label: String(value) })),
                { value: SEMUA, label: 'Semua tahun' },
              ]}
              onChange={(tahun) => change({ tahun })}
            />
            <ChoiceField
              aria-label="Jenis hari libur"
              value={filters.jenis}
              choices={[
                { value: undefined, label: 'Semua jenis' },
                ...JENIS.map((value) => ({ value, label: LABEL_JENIS_LIBUR[value] })),
              ]}
              onChange={(jenis) => change({ jenis })}
            />
          </>
        }
        empty={
          <EmptyState action={sync}>
            Belum ada hari libur yang cocok. Hari libur nasional dan cuti bersama dapat disinkronkan dari keputusannya.
          </EmptyState>
        }
      />
      <HariLiburFormDialog pemilik={pemilik} opened={opened === 'tambah'} onClose={() => setOpened(null)} />
      <SinkronDialog
        pemilik={pemilik}
        opened={opened === 'sinkron'}
        onDone={onSynced}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
