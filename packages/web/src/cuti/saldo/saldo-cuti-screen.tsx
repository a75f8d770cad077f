import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import classes from '../dasar/cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { SaldoTools } from './saldo-tools.tsx';
import { sebutHangus } from './sebut-hangus.ts';

const SaldoPanel = lazy(async () => ({ default: (await import('./saldo-panel.tsx')).SaldoPanel }));
const LaporanTerakhirSection = lazy(async () => ({
  default: (await import('../../laporan/berkas/laporan-terakhir-section.tsx')).LaporanTerakhirSection,
}));

const FIELDS = {
  page: 1,
  q: '',
  sort: 'nama',
  tanggal: filterField.tanggal,
  is_aktif: filterField.flag,
  user_id: filterField.id,
  cuti_kategori_id: filterField.id,
};

/** Ketidakhadiran → Saldo: every member's balances today or on another date; each opens its ledger. */
export function SaldoCutiScreen({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const { tanggal, user_id, cuti_kategori_id, page, ...rest } = filters;
  const pada = { organisasi_id, ...(tanggal ? { tanggal } : {}) };
  const list = useQuery({
    ...api.saldoCuti.listSaldoCuti.query({ ...rest, ...pada, page }),
    placeholderData: keepPreviousData,
  });
  const open = (saldo: Saldo | null) =>
    change({ user_id: saldo?.user_id, cuti_kategori_id: saldo?.cuti_kategori_id, page });
  const isOpened = (one: Saldo) => one.user_id === user_id && one.cuti_kategori_id === cuti_kategori_id;
  const listed = list.data?.data.find(isOpened);
  // An address may name a balance that this page of the list does not hold.
  const other = useQuery({
    ...api.saldoCuti.listSaldoCuti.query({ ...pada, user_id, cuti_kategori_id, is_aktif: filters.is_aktif, count: 1 }),
    enabled: user_id !== undefined && list.data !== undefined && !listed,
  });
  const opened = user_id === undefined ? undefined : (listed ?? other.data?.data.find(isOpened));
  return (
    <>
      <PageHeader
        title="Saldo Cuti"
        subtitle="Sisa hak setiap tahun menurut buku besar; setiap angka membuka barisnya."
        crumbs={[{ label: 'Ketidakhadiran' }, { label: 'Saldo' }]}
        actions={canWrite && <SaldoTools organisasi_id={organisasi_id} />}
      />
      <DataTable
        label="Daftar saldo cuti"
        columns={COLUMNS}
        query={list}
        rowKey={({ id }) => id}
        rowLabel={({ nama, kategori }) => `${kategori} ${nama}`}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={open}
        openKey={opened?.id}
        toolbar={
          <>
            <SearchField label="Cari nama atau NIP" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Keanggotaan"
              value={filters.is_aktif ?? true}
              choices={[
                { value: true, label: 'Anggota aktif' },
                { value: false, label: 'Yang sudah keluar' },
              ]}
              onChange={(is_aktif) => change({ is_aktif: is_aktif ? undefined : false })}
            />
            <DatePicker
              label="Saldo pada tanggal"
              description="Tanggal mendatang adalah perkiraan"
              value={tanggal || null}
              onChange={(next) => change({ tanggal: next ?? '' })}
            />
          </>
        }
        empty={
          <EmptyState>
            {filters.q ? 'Tidak ada anggota yang cocok.' : 'Belum ada kategori yang memakai saldo.'}
          </EmptyState>
        }
      />
      <div className={classes['below']}>
        <Suspense>
          <LaporanTerakhirSection
            organisasi_id={organisasi_id}
            hanya={{ jenis: 'buku-cuti', title: 'Buku cuti terakhir' }}
          />
        </Suspense>
      </div>
      <Suspense>
        {opened && (
          <SaldoPanel
            organisasi_id={organisasi_id}
            saldo={opened}
            tanggal={tanggal || undefined}
            canWrite={canWrite && filters.is_aktif !== false}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const COLUMNS: Column<Saldo>[] = [
  { key: 'nama', header: 'Anggota', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'nip', header: 'NIP', sortable: true, cell: ({ nip }) => nip ?? '—' },
  { key: 'kategori', header: 'Kategori', sortable: true, cell: ({ kategori }) => kategori },
  { key: 'sisa', header: 'Saldo', align: 'end', card: 'corner', cell: ({ sisa }) => formatJumlahHari(sisa) },
  {
    key: 'menunggu',
    header: 'Menunggu keputusan',
    align: 'end',
    cell: ({ menunggu }) => (menunggu > 0 ? formatJumlahHari(menunggu) : '—'),
  },
  {
    key: 'per_tahun',
    header: 'Menurut tahun',
    cell: ({ per_tahun }) => per_tahun.map((one) => `${one.tahun}: ${formatAngka(one.sisa)}`).join(', ') || '—',
  },
  { key: 'hangus', header: 'Hangus', cell: ({ jadwal_hangus }) => sebutHangus(jadwal_hangus) ?? '—' },
];
