import { sebutMilik } from '@hadir/contract/organisasi/sebut-milik.ts';
import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { MILIK_INDUK } from '@hadir/contract/organisasi/milik-induk.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanWritePemilik } from '../base/session/hak/use-can-write-pemilik.ts';
import { formatAngka } from '../kit/format/format.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { FactsDialog } from '../ui/layer/facts-dialog.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { periodeCalls } from './periode-calls.ts';
import { PeriodeFormDialog } from './periode-form-dialog.tsx';

const FIELDS = { page: 1, q: '', sort: '-tgl_mulai' };

/** The report periods of an organisation, with those it has from its tenant, or of a tenant. */
export function PeriodeList({ pemilik }: { pemilik: Pemilik }) {
  const { filters, change } = useUrlFilters(FIELDS);
  const canWrite = useCanWritePemilik(pemilik);
  const [opened, setOpened] = useState<Periode | 'tambah' | null>(null);
  const close = () => setOpened(null);
  const list = useQuery({ ...periodeCalls(pemilik).list.query(filters), placeholderData: keepPreviousData });
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened('tambah')}>
      Tambah periode
    </Button>
  );
  const row = opened === 'tambah' ? undefined : opened;
  const editable = canWrite && row?.is_milik_tenant === 'tenant_id' in pemilik;
  return (
    <>
      <PageHeader
        title="Periode"
        subtitle="Rentang tanggal bernama untuk rekap dan laporan, misalnya tanggal 21 sampai 20."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Periode' }]}
        actions={add}
      />
      <DataTable
        label="Daftar periode"
        columns={COLUMNS}
        query={list}
        rowKey={({ periode_laporan_id }) => periode_laporan_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={setOpened}
        toolbar={<SearchField label="Cari periode" value={filters.q} onSearch={(q) => change({ q })} />}
        empty={
          <EmptyState action={filters.q ? undefined : add}>
            {filters.q ? 'Tidak ada periode yang cocok.' : 'Belum ada periode laporan.'}
          </EmptyState>
        }
      />
      <PeriodeFormDialog pemilik={pemilik} opened={opened === 'tambah'} onClose={close} />
      {row && editable && <PeriodeFormDialog pemilik={pemilik} periode={row} opened onClose={close} />}
      {row && !editable && (
        <FactsDialog
          opened
          onClose={close}
          title={row.nama}
          facts={[{ label: 'Tanggal', value: formatRentang(row.tgl_mulai, row.tgl_selesai), wide: true }]}
          note={row.is_milik_tenant ? MILIK_INDUK : undefined}
        />
      )}
    </>
  );
}

const COLUMNS: Column<Periode>[] = [
  { key: 'nama', header: 'Nama', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
  {
    key: 'tgl_mulai',
    header: 'Tanggal',
    sortable: true,
    cell: ({ tgl_mulai, tgl_selesai }) => formatRentang(tgl_mulai, tgl_selesai),
  },
  {
    key: 'hari',
    header: 'Lama',
    cell: ({ tgl_mulai, tgl_selesai }) =>
      `${formatAngka(eachDay({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai }).length)} hari`,
  },
  { key: 'milik', header: 'Milik', cell: ({ is_milik_tenant }) => sebutMilik(is_milik_tenant) },
];
