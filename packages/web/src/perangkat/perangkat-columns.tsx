import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { formatAngka } from '../kit/format/format.ts';
import { StatusTempatChip } from '../tenant/status-tempat-chip.tsx';
import { Sejak } from '../kit/zona/sejak.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Column } from '../ui/table/column.ts';
import { JamMesin } from './jam-mesin.tsx';
import classes from './dasar/perangkat.module.css';

export const PERANGKAT_COLUMNS: Column<Perangkat>[] = [
  {
    key: 'nama',
    header: 'Perangkat',
    sortable: true,
    wrap: true,
    cell: ({ nama, jenis, nomor_seri }) => (
      <span>
        <strong>{nama}</strong> {jenis === 'kios' ? 'Kios' : nomor_seri}
      </span>
    ),
  },
  { key: 'nama_lokasi', header: 'Lokasi', sortable: true, cell: ({ nama_lokasi }) => nama_lokasi },
  {
    key: 'terakhir_terlihat',
    header: 'Terakhir terlihat',
    sortable: true,
    cell: ({ jenis, dipasang_pada, terakhir_terlihat, is_diam }) =>
      jenis === 'kios' && !dipasang_pada ? (
        'Belum dipasang'
      ) : (
        <span className={classes['keadaan']}>
          {is_diam && <StatusChip tone="red" label="Diam" />}
          {terakhir_terlihat ? <Sejak pada={terakhir_terlihat} /> : BELUM_PERNAH}
        </span>
      ),
  },
  {
    key: 'jam',
    header: 'Jamnya',
    wrap: true,
    cell: ({ jenis, selisih_detik, status }) =>
      jenis === 'kios' ? '—' : <JamMesin selisih={selisih_detik} isAktif={status === STATUS_RECORD.aktif} />,
  },
  { key: 'hit', header: 'Baris', sortable: true, align: 'end', cell: ({ hit }) => formatAngka(hit) },
  {
    key: 'menunggu',
    header: 'Menunggu',
    wrap: true,
    cell: ({ jumlah_pin_menunggu, jumlah_tertahan }) =>
      [
        jumlah_pin_menunggu > 0 && `${formatAngka(jumlah_pin_menunggu)} PIN`,
        jumlah_tertahan > 0 && `${formatAngka(jumlah_tertahan)} ketukan`,
      ]
        .filter(Boolean)
        .join(', ') || '—',
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusTempatChip status={status} />,
  },
];
