import type { Pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { useManages } from '../base/session/hak/use-manages.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { PEMANTAU_COLUMNS, PILIHAN_KEADAAN } from './pemantau-columns.tsx';

const PemantauFormDialog = lazy(async () => ({
  default: (await import('./pemantau-form-dialog.tsx')).PemantauFormDialog,
}));

/** Pemantau: who reads which tenants and organisations, from when to when. */
export function PemantauScreen() {
  const { filters, change } = useUrlFilters({
    page: 1,
    q: '',
    sort: 'nama',
    keadaan: filterField.oneOf('aktif', 'belum_aktivasi', 'tidak_aktif'),
  });
  const canWrite = useManages('admin');
  const [editing, setEditing] = useState<Pemantau | 'baru' | null>(null);
  const list = useQuery({ ...api.pemantau.listPemantau.query(filters), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title="Pemantau"
        subtitle="Akun yang hanya membaca induk atau instansi yang diberikan kepadanya, dari tanggal sampai tanggal."
        actions={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing('baru')}>
              Tambah pemantau
            </Button>
          )
        }
      />
      <DataTable
        label="Daftar pemantau"
        columns={PEMANTAU_COLUMNS}
        query={list}
        rowKey={({ user_id }) => user_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        {...(canWrite && { onOpen: setEditing })}
        toolbar={
          <>
            <SearchField
              label="Cari nama, email, atau nama pengguna"
              value={filters.q}
              onSearch={(q) => change({ q })}
            />
            <ChoiceField
              aria-label="Keadaan"
              choices={[{ value: undefined, label: 'Semua keadaan' }, ...PILIHAN_KEADAAN]}
              value={filters.keadaan}
              onChange={(keadaan) => change({ keadaan })}
            />
          </>
        }
        empty={
          <EmptyState>
            {filters.q || filters.keadaan
              ? 'Tidak ada pemantau yang cocok.'
              : 'Belum ada pemantau. Tambahkan pengawas atau pejabat yang perlu membaca beberapa instansi.'}
          </EmptyState>
        }
      />
      <Suspense>
        {editing && (
          <PemantauFormDialog pemantau={editing === 'baru' ? null : editing} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </>
  );
}
