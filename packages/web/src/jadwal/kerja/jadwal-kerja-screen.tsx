import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import { SARING_STATUS_JADWAL } from '@hadir/contract/jadwal/jam/saring-status-jadwal.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import classes from '../dasar/jadwal.module.css';
import { JADWAL_KERJA_COLUMNS } from './jadwal-kerja-columns.tsx';
import { JadwalKerjaFormDialog } from './jadwal-kerja-form-dialog.tsx';
import { JadwalTabs } from '../dasar/jadwal-tabs.tsx';
import { SiapaBekerjaCard } from '../berlaku/siapa-bekerja-card.tsx';

const HitungUlangSection = lazy(async () => ({
  default: (await import('../../kehadiran/turunan/hitung-ulang-section.tsx')).HitungUlangSection,
}));

const FIELDS = {
  page: 1,
  q: '',
  sort: '-tgl_mulai',
  target: filterField.oneOf('organisasi', 'grup', 'anggota'),
  status: filterField.kode(SARING_STATUS_JADWAL),
};
/** What another screen asks to be assigned, and when. */
const USUL = { tetapkan: filterField.id, mulai: filterField.tanggal, sampai: filterField.tanggal };

/** Jadwal Kerja: which schedule holds for the organisation, its groups and its members, and the question who works when. */
export function JadwalKerjaScreen({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const asked = useUrlFilters(USUL);
  const { tetapkan, mulai, sampai } = asked.filters;
  const usul = tetapkan ? { jadwal_id: tetapkan, tgl_mulai: mulai || null, tgl_selesai: sampai || null } : undefined;
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    ...api.jadwalKerja.listJadwalKerja.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      Tetapkan jadwal kerja
    </Button>
  );
  const isFiltered = filters.q !== '' || filters.target !== undefined || filters.status !== undefined;
  return (
    <>
      <PageHeader
        title="Jadwal Kerja"
        subtitle="Jam kerja mana yang berlaku bagi instansi, grup, dan anggota, dan sejak kapan."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Jadwal Kerja' }]}
        actions={add}
      />
      <JadwalTabs organisasi_id={organisasi_id} current="jadwalKerja" />
      <div className={classes['stack']}>
        <Suspense>
          <HitungUlangSection organisasi_id={organisasi_id} />
        </Suspense>
        <SiapaBekerjaCard organisasi_id={organisasi_id} />
        <DataTable
          label="Daftar jadwal kerja"
          columns={JADWAL_KERJA_COLUMNS}
          query={list}
          rowKey={({ settingJadwal_id }) => settingJadwal_id}
          rowLabel={({ nama_jadwal }) => nama_jadwal}
          sort={filters.sort}
          onSort={(sort) => change({ sort })}
          onPage={(page) => change({ page })}
          onOpen={({ settingJadwal_id }) =>
            void navigate({
              to: hrefTo('jadwalKerja.detail', { organisasi_id, settingJadwal_id }),
            })
          }
          toolbar={
            <>
              <SearchField label="Cari jadwal kerja" value={filters.q} onSearch={(q) => change({ q })} />
              <ChoiceField
                aria-label="Bagi siapa"
                value={filters.target}
                choices={[
                  { value: undefined, label: 'Bagi siapa pun' },
                  { value: 'organisasi', label: 'Seluruh instansi' },
                  { value: 'grup', label: 'Grup' },
                  { value: 'anggota', label: 'Anggota' },
                ]}
                onChange={(target) => change({ target })}
              />
              <ChoiceField
                aria-label="Status jadwal kerja"
                value={filters.status}
                choices={[
                  { value: undefined, label: 'Semua status' },
                  { value: SARING_STATUS_JADWAL.aktif, label: sebutAktif(true) },
                  { value: SARING_STATUS_JADWAL.tidak_aktif, label: sebutAktif(false) },
                ]}
                onChange={(status) => change({ status })}
              />
            </>
          }
          empty={
            <EmptyState action={isFiltered ? undefined : add}>
              {isFiltered
                ? 'Tidak ada jadwal kerja yang cocok.'
                : 'Belum ada jadwal kerja. Tetapkan jam kerja bagi instansi, grup, atau anggota agar harinya dinilai.'}
            </EmptyState>
          }
        />
      </div>
      <JadwalKerjaFormDialog
        organisasi_id={organisasi_id}
        usul={usul}
        opened={adding || (canWrite && usul !== undefined)}
        onClose={() => {
          setAdding(false);
          if (usul) asked.change({ tetapkan: undefined, mulai: '', sampai: '' });
        }}
      />
    </>
  );
}
