import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { toPdfKolom } from '../../platform/print/to-pdf-kolom.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import type { LaporanCtx } from './laporan-ctx.ts';
import type { TabelLaporan } from './tabel-laporan.ts';
import { textOfSel } from './text-of-sel.ts';

/** A PDF is made in memory; a longer list is a workbook. */
const MAKS_BARIS = 5000;

/** The report as a workbook, written while it is sent, or as pages to print and sign with a code to verify them. */
export async function writeLaporan(ctx: LaporanCtx, tabel: TabelLaporan, format: 'xlsx' | 'pdf'): Promise<Download> {
  const { judul, range, kolom, baris } = tabel;
  const filename = `${slugOf(judul)}-${range.tgl_awal}-${range.tgl_akhir}.${format}`;
  if (format === 'xlsx') {
    return { filename, mediaType: XLSX, content: makeSheet(ctx, { nama: judul, kolom, baris }) };
  }
  const printed = kolom.flatMap(({ bagian }, i) => (bagian > 0 ? [i] : []));
  if (baris.length > MAKS_BARIS)
    throw refuseField('format', `PDF memuat paling banyak ${MAKS_BARIS} baris. Pilih XLSX`);
  return { filename, mediaType: 'application/pdf', content: await toPdf(ctx, tabel, printed), inline: true };
}

async function toPdf(ctx: LaporanCtx, tabel: TabelLaporan, printed: readonly number[]) {
  const { judul, sebutan, ringkasan, range, kolom, baris } = tabel;
  const alamat_verifikasi = await issueDokumen(ctx, judul, [
    {
      label: 'Rentang',
      nilai: `${sebutan} (${tanggalPanjang(range.tgl_awal)} sampai ${tanggalPanjang(range.tgl_akhir)})`,
    },
    { label: 'Baris', nilai: String(baris.length) },
    { label: 'Ringkasan', nilai: ringkasan },
  ]);
  const kop = await findKopSurat(ctx);
  return makeLater('writePdf', ctx, {
    judul,
    keterangan: [sebutan, ringkasan],
    kop,
    kolom: printed.flatMap((i) => (kolom[i] ? [toPdfKolom(kolom[i])] : [])),
    baris: baris.map((row) => printed.map((i) => textOfSel(row[i], kolom[i]?.jenis))),
    pengesahan: { tanggal: tanggalPanjang(ctx.today), alamat_verifikasi },
  });
}

const slugOf = (judul: string) => judul.toLowerCase().replaceAll(' ', '-');
