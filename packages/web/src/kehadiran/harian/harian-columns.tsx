import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import type { Column } from '../../ui/table/column.ts';
import { SumberCell } from './sumber-cell.tsx';
import { hariColumns } from '../hari/hari-columns.tsx';

/** Who was there on one date; the date itself stands above the list, with the word for those who are not. */
export const harianColumns = (belum: string): Column<BarisKehadiran>[] => [
  {
    key: 'nama',
    header: 'Nama',
    cell: ({ anggota }) => <AnggotaAvatar anggota={anggota} detail={anggota.nip} />,
  },
  {
    key: 'grup',
    header: 'Grup',
    cell: ({ anggota }) => anggota.nama_group ?? '–',
    brief: ({ anggota }) => anggota.nama_group,
  },
  ...hariColumns().slice(0, -1),
  { key: 'sumber', header: 'Sumber', card: 'hidden', cell: (baris) => <SumberCell {...baris} /> },
  ...hariColumns(belum).slice(-1),
];
