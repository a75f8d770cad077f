import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Download } from '../../http/answer/download.ts';
import { refuseField } from '../../kit/refusal.ts';
import { makeLater } from '../../workers/make-later.ts';
import { findKopSurat } from '../find-kop-surat.ts';
import { issueDokumen } from '../issue-dokumen.ts';
import { getKop } from '../kop-surat.queries.ts';
import type { LaporanCtx } from '../laporan-ctx.ts';
import { namaBerkas } from './nama-berkas.ts';
import type { TabelLaporan } from './tabel-laporan.ts';
import { toLembarXlsx } from './to-lembar-xlsx.ts';
import { toTersimpan } from '../verifikasi/to-tersimpan.ts';
import { ringkasanDokumen, toPdfDokumen } from './to-pdf-dokumen.ts';

/** A PDF is made in memory; a longer list is a workbook. */
const MAKS_BARIS = 5000;

/** The report as a workbook to file, or as pages to print and sign with a code to verify them. */
export async function writeLaporan(ctx: LaporanCtx, tabel: TabelLaporan, format: 'xlsx' | 'pdf'): Promise<Download> {
  const { judul, range, baris } = tabel;
  if (format === 'xlsx') {
    const { nama } = await getKop(ctx.db, ctx.organisasi.organisasi_id, ctx.now);
    const content = makeLater('writeBook', ctx, [toLembarXlsx(tabel, nama)]);
    return { filename: namaBerkas(judul, nama, range, format), mediaType: XLSX, content };
  }
  if (baris.length > MAKS_BARIS)
    throw refuseField('format', `PDF memuat paling banyak ${MAKS_BARIS} baris. Pilih XLSX`);
  const alamat_verifikasi = await issueDokumen(ctx, judul, {
    ringkasan: ringkasanDokumen(tabel),
    sumber: toTersimpan(ctx, tabel.sumber),
  });
  const kop = await findKopSurat(ctx);
  return {
    filename: namaBerkas(judul, kop.nama, range, format),
    mediaType: 'application/pdf',
    content: makeLater('writePdf', ctx, toPdfDokumen(tabel, { kop, today: ctx.today, alamat_verifikasi })),
    inline: true,
  };
}
