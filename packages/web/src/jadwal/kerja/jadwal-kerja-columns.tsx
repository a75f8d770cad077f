import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import type { Column } from '../../ui/table/column.ts';
import { sebutTarget } from './sebut-target.ts';
import { StatusJadwalKerjaChip } from './status-jadwal-kerja-chip.tsx';

export const JADWAL_KERJA_COLUMNS: Column<JadwalKerja>[] = [
  {
    key: 'nama_jadwal',
    header: 'Jam kerja',
    sortable: true,
    cell: ({ nama_jadwal }) => <strong>{nama_jadwal}</strong>,
  },
  { key: 'target', header: 'Bagi', sortable: true, cell: sebutTarget },
  {
    key: 'tgl_mulai',
    header: 'Masa berlaku',
    sortable: true,
    cell: ({ tgl_mulai, tgl_selesai }) => formatRentang(tgl_mulai, tgl_selesai),
  },
  { key: 'status', header: 'Status', card: 'corner', cell: (row) => <StatusJadwalKerjaChip jadwal={row} /> },
];
