import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { formatAngka } from '../kit/format/format.ts';
import { LABEL_ZONA_WAKTU } from '../kit/format/label-zona-waktu.ts';
import type { Column } from '../ui/table/column.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import classes from './lokasi-section.module.css';

type Options = { onStatus?: (lokasi: Lokasi, status: Lokasi['status']) => void };

export function lokasiColumns({ onStatus }: Options): Column<Lokasi>[] {
  return [
    {
      key: 'nama',
      header: 'Nama',
      sortable: true,
      cell: ({ nama, alamat }) => (
        <span className={classes['name']}>
          <strong>{nama}</strong>
          {alamat && <span className={classes['address']}>{alamat}</span>}
        </span>
      ),
    },
    {
      key: 'radius_meter',
      header: 'Radius',
      sortable: true,
      align: 'end',
      cell: ({ radius_meter }) => `${formatAngka(radius_meter)} m`,
    },
    { key: 'titik', header: 'Titik', cell: ({ lat, lng }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}` },
    {
      key: 'timezone',
      header: 'Zona waktu',
      cell: ({ timezone }) => (timezone ? LABEL_ZONA_WAKTU[timezone] : 'Ikut instansi'),
    },
    {
      key: 'jumlah_anggota',
      header: 'Ditempatkan',
      align: 'end',
      cell: ({ jumlah_anggota }) => `${formatAngka(jumlah_anggota)} anggota`,
    },
    {
      key: 'status',
      header: 'Status',
      sortable: true,
      card: 'corner',
      cell: (row) =>
        onStatus ? (
          <SwitchField
            bare
            label={`${row.nama} aktif`}
            checked={row.status === STATUS_RECORD.aktif}
            onChange={(active) => onStatus(row, active ? STATUS_RECORD.aktif : STATUS_RECORD.tidak_aktif)}
          />
        ) : row.status === STATUS_RECORD.aktif ? (
          <StatusChip tone="green" label="Aktif" />
        ) : (
          <StatusChip tone="grey" label="Tidak aktif" />
        ),
    },
  ];
}
