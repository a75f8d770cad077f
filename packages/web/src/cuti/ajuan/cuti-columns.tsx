import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { Sejak } from '../../kit/zona/sejak.tsx';
import type { Column } from '../../ui/table/column.ts';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { StatusCutiChip } from '../dasar/status-cuti-chip.tsx';

type Row = Pick<
  Cuti,
  | 'nama'
  | 'kategori'
  | 'tgl_awal'
  | 'tgl_akhir'
  | 'jumlah_hari'
  | 'setengah_hari'
  | 'status'
  | 'keputusan'
  | 'tgl_batal'
  | 'diajukan_pada'
>;

const tanggal: Column<Row> = {
  key: 'tgl_awal',
  header: 'Tanggal',
  sortable: true,
  cell: (row) => formatRentang(row.tgl_awal, row.tgl_akhir),
};
const diajukan: Column<Row> = {
  key: 'diajukan_pada',
  header: 'Diajukan',
  cell: ({ diajukan_pada }) => (diajukan_pada ? <Sejak pada={diajukan_pada} /> : '—'),
};
const rest: Column<Row>[] = [
  {
    key: 'jumlah_hari',
    header: 'Lama',
    sortable: true,
    align: 'end',
    cell: (row) => formatJumlahHari(row.jumlah_hari) + (row.setengah_hari ? ` (${row.setengah_hari})` : ''),
  },
  { key: 'status', header: 'Status', sortable: true, card: 'corner', cell: (row) => <StatusCutiChip {...row} /> },
];
const kategori: Column<Row> = { key: 'kategori', header: 'Kategori', sortable: true, cell: (row) => row.kategori };

/** Of one's own requests the category comes first, of everybody's the name. */
export const CUTI_COLUMNS: { sendiri: Column<Row>[]; semua: Column<Row>[] } = {
  sendiri: [{ ...kategori, cell: (row) => <strong>{row.kategori}</strong> }, tanggal, ...rest],
  semua: [
    { key: 'nama', header: 'Anggota', sortable: true, cell: (row) => <strong>{row.nama}</strong> },
    kategori,
    tanggal,
    diajukan,
    ...rest,
  ],
};
