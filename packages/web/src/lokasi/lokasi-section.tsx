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
import { MapView } from '../ui/map/map-view.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { lokasiColumns } from './lokasi-columns.tsx';
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
  const points = useMemo(() => rows?.map(toPoint) ?? [], [rows]);

  return (
    <div className={classes['stack']}>
      {points.length > 0 && <MapView key={points.length} label="Peta lokasi presensi" points={points} height={300} />}
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

const toPoint = ({ lat, lng, nama, radius_meter, status }: Lokasi) => ({
  lat,
  lng,
  label: `${nama} · ${radius_meter} m`,
  tone: status === STATUS_RECORD.aktif ? ('green' as const) : ('grey' as const),
  radius: radius_meter,
  named: true,
});
