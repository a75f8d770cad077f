import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { useSession } from '../base/session/use-session.ts';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { GrupFormDialog } from './grup-form-dialog.tsx';
import { pageOfGrup } from './page-of-grup.ts';
import { StatusGrupChip } from './status-grup-chip.tsx';
import { PILIHAN_AKTIF } from '../base/forms/pilihan-aktif.ts';

type Row = ReturnType<typeof pageOfGrup>['data'][number];

const FIELDS = {
  page: 1,
  q: '',
  sort: 'nama',
  status: filterField.oneOf(STATUS_RECORD.aktif, STATUS_RECORD.tidak_aktif),
};

/** Kelola Anggota → Grup: the groups of the organisation, their heads and how many belong to each. */
export function GrupScreen({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const nama = useSession()?.organisasi?.nama;
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    ...api.grup.listGrup.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
    select: pageOfGrup,
  });
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      Tambah grup
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Grup"
        subtitle="Kelompok anggota, misalnya guru mata pelajaran atau tata usaha, dengan kepalanya."
        crumbs={[
          ...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Kelola Anggota' },
          { label: 'Grup' },
        ]}
        actions={add}
      />
      <DataTable
        label="Daftar grup"
        columns={COLUMNS}
        query={list}
        rowKey={({ group_id }) => group_id}
        rowLabel={(row) => row.nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ group_id }) => void navigate({ to: hrefTo('grup.detail', { organisasi_id, group_id }) })}
        toolbar={
          <>
            <SearchField label="Cari grup" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Status grup"
              value={filters.status}
              choices={[{ value: undefined, label: 'Semua status' }, ...PILIHAN_AKTIF]}
              onChange={(status) => change({ status })}
            />
          </>
        }
        empty={
          <EmptyState>
            {filters.q || filters.status
              ? 'Tidak ada grup yang cocok.'
              : 'Belum ada grup. Grup memudahkan penempatan, jadwal kerja, dan laporan.'}
          </EmptyState>
        }
      />
      <GrupFormDialog organisasi_id={organisasi_id} opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  { key: 'nama', header: 'Nama grup', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'kepala', header: 'Kepala grup', sortable: true, cell: ({ kepala }) => kepala ?? '—' },
  {
    key: 'jumlah_anggota',
    header: 'Anggota',
    sortable: true,
    align: 'end',
    cell: ({ jumlah_anggota }) => jumlah_anggota,
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusGrupChip status={status} />,
  },
];
