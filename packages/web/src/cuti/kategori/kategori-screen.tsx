import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import { LABEL_HITUNGAN } from '@hadir/contract/cuti/kategori/label-hitungan.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import classes from '../dasar/cuti.module.css';
import { CutiBersamaCard } from '../bersama/cuti-bersama-card.tsx';
import { DispensasiCard } from '../dispensasi/dispensasi-card.tsx';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { LABEL_JENIS_CUTI } from '../dasar/label-jenis-cuti.ts';
import { KategoriFormDialog } from './kategori-form-dialog.tsx';
import { StatusKategoriChip } from './status-kategori-chip.tsx';
import { TURUNAN_KATEGORI } from './turunan-kategori.ts';
import { BELUM_ADA_KATEGORI } from './belum-ada-kategori.ts';

const FIELDS = { page: 1, q: '', sort: 'nama', is_aktif: filterField.flag };

/** Ketidakhadiran → Kategori: what may be asked for, and what each allows. */
export function KategoriScreen({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const [adding, setAdding] = useState(false);
  const fill = useMutation(api.kategoriCuti.addKategoriBawaan.mutation({ refetches: TURUNAN_KATEGORI }));
  const list = useQuery({
    ...api.kategoriCuti.listKategoriCuti.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = filters.q !== '' || filters.is_aktif !== undefined;
  return (
    <>
      <PageHeader
        title="Kategori"
        subtitle="Cuti, izin, dan dinas luar: hitungannya, batasnya, dan saldonya."
        crumbs={[{ label: 'Ketidakhadiran' }, { label: 'Kategori' }]}
        actions={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
              Tambah kategori
            </Button>
          )
        }
      />
      <DataTable
        label="Daftar kategori"
        columns={COLUMNS}
        query={list}
        rowKey={({ id }) => id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ cuti_kategori_id }) =>
          void navigate({ to: hrefTo('kategori.detail', { organisasi_id, kategori_id: cuti_kategori_id }) })
        }
        toolbar={
          <>
            <SearchField label="Cari kategori" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Status kategori"
              value={filters.is_aktif}
              choices={[
                { value: undefined, label: 'Semua status' },
                { value: true, label: sebutAktif(true) },
                { value: false, label: sebutAktif(false) },
              ]}
              onChange={(is_aktif) => change({ is_aktif })}
            />
          </>
        }
        empty={
          <EmptyState
            action={
              canWrite &&
              !isFiltered && (
                <Button loading={fill.isPending} onClick={() => fill.mutate({ organisasi_id })}>
                  Isi kategori bawaan
                </Button>
              )
            }
          >
            {isFiltered ? 'Tidak ada kategori yang cocok.' : BELUM_ADA_KATEGORI}
          </EmptyState>
        }
      />
      <div className={classes['below']}>
        <CutiBersamaCard organisasi_id={organisasi_id} canWrite={canWrite} />
      </div>
      <div className={classes['below']}>
        <DispensasiCard organisasi_id={organisasi_id} canWrite={canWrite} />
      </div>
      <KategoriFormDialog organisasi_id={organisasi_id} opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

const COLUMNS: Column<KategoriCuti>[] = [
  { key: 'nama', header: 'Nama', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'jenis', header: 'Jenis', sortable: true, cell: ({ jenis }) => LABEL_JENIS_CUTI[jenis] },
  {
    key: 'hitungan',
    header: 'Dihitung',
    cell: ({ hitungan }) => LABEL_HITUNGAN[hitungan],
  },
  {
    key: 'jatah_tahunan',
    header: 'Jatah setahun',
    sortable: true,
    align: 'end',
    cell: ({ is_saldo, jatah_tahunan }) => (is_saldo ? formatJumlahHari(jatah_tahunan) : 'Tanpa saldo'),
  },
  {
    key: 'is_aktif',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ is_aktif }) => <StatusKategoriChip is_aktif={is_aktif} />,
  },
];
