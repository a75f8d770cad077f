import { sebutMilik } from '@hadir/contract/organisasi/sebut-milik.ts';
import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import type { Column } from '../ui/table/column.ts';
import { LABEL_PELANGGARAN } from '@hadir/contract/kehadiran/hari/label-pelanggaran.ts';
import { sebutMenitSkor } from './sebut-menit-skor.ts';

export const SKOR_COLUMNS: Column<SkorPresensi>[] = [
  { key: 'nama', header: 'Kategori', cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'jenis', header: 'Jenis', cell: ({ jenis }) => LABEL_PELANGGARAN[jenis] },
  { key: 'menit', header: 'Menit', cell: sebutMenitSkor },
  {
    key: 'potongan',
    header: 'Potongan',
    align: 'end',
    card: 'corner',
    cell: ({ potongan }) => sebutPotongan(potongan),
  },
  {
    key: 'masa',
    header: 'Masa berlaku',
    cell: ({ tgl_mulai, tgl_selesai }) => formatRentang(tgl_mulai, tgl_selesai),
  },
  {
    key: 'milik',
    header: 'Milik',
    cell: ({ is_milik_tenant, is_diganti }) =>
      is_diganti ? `${sebutMilik(true)}, diganti kategori instansi` : sebutMilik(is_milik_tenant),
  },
];
