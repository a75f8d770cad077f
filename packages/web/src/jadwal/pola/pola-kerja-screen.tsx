import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { Button } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { JadwalTabs } from '../dasar/jadwal-tabs.tsx';
import { listKodeShift } from '../dasar/kode-shift.ts';
import { PolaPanel } from './pola-panel.tsx';
import classes from '../dasar/roster.module.css';
import { SiklusStrip } from './siklus-strip.tsx';
import { useJadwalAktif } from '../dasar/use-jadwal-aktif.ts';

const HitungUlangSection = lazy(async () => ({
  default: (await import('../../kehadiran/turunan/hitung-ulang-section.tsx')).HitungUlangSection,
}));
const ImporPolaDialog = lazy(async () => ({ default: (await import('./impor-pola-dialog.tsx')).ImporPolaDialog }));
const PolaFormDialog = lazy(async () => ({ default: (await import('./pola-form-dialog.tsx')).PolaFormDialog }));

const FIELDS = { page: 1, q: '', sort: 'nama' };

/** Pola Kerja: the cycles of shifts and days off, and whom they are given to. */
export function PolaKerjaScreen({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const [opened, setOpened] = useState<PolaKerja | null>(null);
  const [editing, setEditing] = useState<{ pola?: PolaKerja; salinan?: PolaKerja } | null>(null);
  const [importing, setImporting] = useState<boolean | null>(null);
  const { jadwal = [] } = useJadwalAktif(organisasi_id, { tipe: TIPE_JADWAL.shift });
  const shifts = listKodeShift(jadwal);
  const list = useQuery({
    ...api.polaKerja.listPolaKerja.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing({})}>
      Buat pola kerja
    </Button>
  );
  const columns: Column<PolaKerja>[] = [
    { key: 'nama', header: 'Pola', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
    { key: 'siklus', header: 'Siklus', cell: ({ siklus }) => <SiklusStrip siklus={siklus} shifts={shifts} /> },
    { key: 'sasaran', header: 'Bagi', cell: ({ sasaran }) => sebutSasaran(sasaran) },
    { key: 'tgl_acuan', header: 'Hari pertama', cell: ({ tgl_acuan }) => formatTanggal(tgl_acuan) },
  ];
  return (
    <>
      <PageHeader
        title="Pola Kerja"
        subtitle="Siklus shift dan libur yang berputar, misalnya dua pagi, dua malam, dua libur."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Pola Kerja' }]}
        actions={
          canWrite && (
            <>
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden="true" />}
                onClick={() => setImporting(true)}
              >
                Impor
              </Button>
              {add}
            </>
          )
        }
      />
      <JadwalTabs organisasi_id={organisasi_id} current="polaKerja" />
      <div className={classes['stack']}>
        <Suspense>
          <HitungUlangSection organisasi_id={organisasi_id} />
        </Suspense>
        <DataTable
          label="Daftar pola kerja"
          columns={columns}
          query={list}
          rowKey={({ pola_kerja_id }) => pola_kerja_id}
          rowLabel={({ nama }) => nama}
          sort={filters.sort}
          onSort={(sort) => change({ sort })}
          onPage={(page) => change({ page })}
          onOpen={setOpened}
          openKey={opened?.pola_kerja_id}
          toolbar={<SearchField label="Cari pola kerja" value={filters.q} onSearch={(q) => change({ q })} />}
          empty={
            <EmptyState action={filters.q ? undefined : add}>
              {filters.q
                ? 'Tidak ada pola yang cocok.'
                : 'Belum ada pola kerja. Pola disusun dari jam kerja bertipe shift.'}
            </EmptyState>
          }
        />
      </div>
      <Suspense fallback={null}>
        {importing !== null && (
          <ImporPolaDialog organisasi_id={organisasi_id} opened={importing} onClose={() => setImporting(false)} />
        )}
      </Suspense>
      <PolaPanel
        organisasi_id={organisasi_id}
        pola={opened}
        shifts={shifts}
        onClose={() => setOpened(null)}
        onEdit={
          canWrite
            ? (pola) => {
                setOpened(null);
                setEditing({ pola });
              }
            : undefined
        }
        onCopy={(salinan) => {
          setOpened(null);
          setEditing({ salinan });
        }}
      />
      <Suspense fallback={null}>
        {editing && (
          <PolaFormDialog
            organisasi_id={organisasi_id}
            {...editing}
            shifts={shifts}
            opened
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function sebutSasaran(sasaran: PolaKerja['sasaran']): string {
  if (sasaran.length === 0) return 'Belum diberikan';
  const [first] = sasaran;
  return sasaran.length === 1 ? (first?.nama ?? '') : `${first?.nama} dan ${sasaran.length - 1} lainnya`;
}
