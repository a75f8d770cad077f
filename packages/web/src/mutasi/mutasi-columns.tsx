import { formatRentang } from '../kit/format/format-rentang.ts';
import type { Mutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Column } from '../ui/table/column.ts';
import { keadaanMutasi } from './keadaan-mutasi.ts';

export const MUTASI_COLUMNS: Column<Mutasi>[] = [
  { key: 'nama', header: 'Anggota', sortable: true, wrap: true, cell: ({ nama }) => nama },
  { key: 'jenis', header: 'Jenis', cell: ({ jenis }) => LABEL_JENIS_MUTASI[jenis] },
  { key: 'asal', header: 'Asal', wrap: true, cell: ({ asal }) => asal },
  { key: 'tujuan', header: 'Tujuan', wrap: true, cell: ({ tujuan }) => tujuan ?? '—' },
  { key: 'tgl_mulai', header: 'Mulai', sortable: true, cell: sebutMasa },
  { key: 'status', header: 'Status', card: 'corner', cell: (row) => <StatusChip {...keadaanMutasi(row)} /> },
];

/** Since when; of who is lent also until when, for after it he is a member there no more. */
function sebutMasa({ tgl_mulai, tgl_selesai }: Mutasi): string {
  return tgl_selesai === null ? formatTanggal(tgl_mulai) : formatRentang(tgl_mulai, tgl_selesai);
}
