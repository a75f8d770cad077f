import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatHari, formatTanggal } from '../../kit/format/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { hariColumns } from '../hari/hari-columns.tsx';
import { TanggalCell } from '../hari/tanggal-cell.tsx';

const ANGGOTA: Column<BarisKehadiran> = {
  key: 'nama',
  header: 'Nama',
  sortable: true,
  cell: ({ anggota }) => <AnggotaAvatar anggota={anggota} detail={anggota.nip ?? anggota.nama_group} />,
};

const TANGGAL: Column<BarisKehadiran> = {
  key: 'tanggal',
  header: 'Tanggal',
  sortable: true,
  cell: ({ tanggal }) => <TanggalCell tanggal={tanggal} />,
};

/** On a card who it is stands above; when it was joins what came of it, and in which group. */
const TANGGAL_SEMUA: Column<BarisKehadiran> = {
  ...TANGGAL,
  brief: ({ tanggal, anggota }) =>
    [`${formatHari(tanggal)}, ${formatTanggal(tanggal)}`, anggota.nama_group].filter(Boolean).join(' · '),
};

/** Everybody's days, and one's own, where the name says nothing. */
export const RIWAYAT_COLUMNS = {
  semua: [ANGGOTA, TANGGAL_SEMUA, ...hariColumns()],
  sendiri: [TANGGAL, ...hariColumns()],
};
