import type { BarisKetidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatAngka, formatHariTanggal } from '../../kit/format/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

/** Who was away when, and why. */
export const KETIDAKHADIRAN_COLUMNS: Column<BarisKetidakhadiran>[] = [
  {
    key: 'nama',
    header: 'Nama',
    cell: ({ anggota }) => <AnggotaAvatar anggota={anggota} detail={anggota.nip ?? anggota.nama_group} />,
  },
  { key: 'tanggal', header: 'Tanggal', cell: ({ tanggal }) => formatHariTanggal(tanggal) },
  { key: 'grup', header: 'Grup', cell: ({ anggota }) => anggota.nama_group ?? '–' },
  {
    key: 'jenis',
    header: 'Ketidakhadiran',
    card: 'corner',
    cell: ({ jenis, kategori }) => <StatusChip tone={jenis === 'absen' ? 'red' : 'blue'} label={kategori ?? 'Absen'} />,
  },
  { key: 'hari', header: 'Hari', align: 'end', cell: ({ hari }) => formatAngka(hari) },
];
