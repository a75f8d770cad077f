import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../base/api/api.ts';
import { useLangkah } from '../base/links/use-langkah.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { MapPoint } from '../ui/map/geo-point.ts';
import { formatAngka } from '../kit/format/format.ts';
import { MapView } from '../ui/map/map-view.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { lokasiColumns } from './lokasi-columns.tsx';
import { LokasiHariIni } from './lokasi-hari-ini.tsx';
import { useHadirDiLokasi, type HadirDiLokasi } from './use-hadir-di-lokasi.ts';
import { LokasiFormDialog } from './lokasi-form-dialog.tsx';
import classes from './lokasi-section.module.css';
import { useUbahStatusLokasi } from './use-ubah-status-lokasi.ts';

type Props = { organisasi_id: number; canWrite: boolean };

/** Where the organisation's members may attend: on a map, and as a list beneath it. */
export function LokasiSection({ organisasi_id, canWrite }: Props) {
  const { filters, change } = useUrlFilters({ page: 1, q: '', sort: 'nama' });
  const langkah = useLangkah('lokasi', organisasi_id);
  const [edited, setEdited] = useState<Lokasi | 'baru' | null>(langkah.diminta && canWrite ? 'baru' : null);
  const list = useQuery({
    ...api.lokasi.listLokasi.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const setStatus = useUbahStatusLokasi(organisasi_id);
  const rows = list.data?.data;
  const hadir = useHadirDiLokasi(organisasi_id, canWrite && (rows?.length ?? 0) > 0);
  const points = useMemo(() => rows?.map((row) => toPoint(row, hadir)) ?? [], [rows, hadir]);

  return (
    <div className={classes['stack']}>
      {points.length > 0 && <MapView key={points.length} label="Peta lokasi presensi" points={points} height={300} />}
      {hadir && points.length > 0 && <LokasiHariIni organisasi_id={organisasi_id} hadir={hadir} />}
      <DataTable
        label="Lokasi presensi"
        columns={lokasiColumns({ ...(canWrite && { onStatus: setStatus }) })}
        query={list}
        rowKey={({ lokasi_presensi_id }) => lokasi_presensi_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        {...(canWrite && { onOpen: setEdited })}
        toolbar={<SearchField label="Cari lokasi" value={filters.q} onSearch={(q) => change({ q })} />}
        tools={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited('baru')}>
              Tambah lokasi
            </Button>
          )
        }
        empty={
          <EmptyState>
            {filters.q
              ? 'Tidak ada lokasi yang cocok.'
              : 'Belum ada lokasi presensi. Tanpa lokasi, jarak presensi tidak dapat dinilai.'}
          </EmptyState>
        }
      />
      <LokasiFormDialog
        organisasi_id={organisasi_id}
        {...(edited !== null && edited !== 'baru' && { lokasi: edited })}
        near={rows?.[0]}
        opened={edited !== null}
        onSaved={langkah.selesai}
        onClose={() => setEdited(null)}
      />
    </div>
  );
}

/** Where a place lies, with how many presensi it had today where that is known. */
function toPoint(
  { lokasi_presensi_id, lat, lng, nama, radius_meter, status }: Lokasi,
  hadir: HadirDiLokasi | undefined,
): MapPoint {
  const jumlah = hadir && (hadir.lokasi.find((one) => one.lokasi_presensi_id === lokasi_presensi_id)?.jumlah ?? 0);
  const isAktif = status === STATUS_RECORD.aktif;
  const apa = jumlah === undefined ? `${radius_meter} m` : `${formatAngka(jumlah)} presensi hari ini`;
  const tone = !isAktif ? 'grey' : jumlah === 0 ? 'orange' : 'green';
  return { lat, lng, label: `${nama} · ${apa}`, tone, radius: radius_meter, named: true };
}
