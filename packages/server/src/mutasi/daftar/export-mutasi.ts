import { LABEL_MUTASI } from '@hadir/contract/mutasi/label-mutasi.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { selectMutasi } from './select-mutasi.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'Nama', lebar: 32 },
  { judul: 'NIP', lebar: 22 },
  { judul: 'Jenis', lebar: 14 },
  { judul: 'Asal', lebar: 36 },
  { judul: 'Tujuan', lebar: 36 },
  { judul: 'Mulai', lebar: 14, jenis: 'tanggal' },
  { judul: 'Sampai', lebar: 14, jenis: 'tanggal' },
  { judul: 'Status', lebar: 16 },
  { judul: 'Keterangan', lebar: 44 },
  { judul: 'Diputuskan oleh', lebar: 28 },
  { judul: 'Keterangan putusan', lebar: 36 },
];

/** The list of transfers as a sheet: the same rows, filters and order as on screen. */
export async function exportMutasi(ctx: MilikCtx, filter: Parameters<typeof selectMutasi>[1]): Promise<Download> {
  const rows = await wholeList(selectMutasi(ctx, filter));
  const baris = rows.map((row) => [
    row.nama,
    row.nip,
    LABEL_JENIS_MUTASI[row.jenis],
    row.asal,
    row.tujuan,
    row.tgl_mulai,
    row.tgl_selesai,
    row.dipindahkan_pada === null ? LABEL_MUTASI[row.status] : 'Selesai',
    row.keterangan,
    row.pemutus,
    row.keterangan_putusan,
  ]);
  const content = makeSheet(ctx, { nama: 'Mutasi', kolom: KOLOM, baris });
  return { filename: `mutasi-${ctx.today}.xlsx`, mediaType: XLSX, content };
}
