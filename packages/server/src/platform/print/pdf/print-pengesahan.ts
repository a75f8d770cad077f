import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import type { KopSurat } from '../kop-surat.ts';
import { printQr } from './print-qr.ts';
import { tanggalSurat } from '../tanggal-panjang.ts';

/** Where and when it was made, and the address under which a reader can compare it. */
export type Pengesahan = { today: Tanggal; alamat_verifikasi: string };

const QR = 72;
/** In points. */
export const TINGGI_PENGESAHAN = 132;
const WIDTH = 215;
/** Room for a signature and a stamp. */
const RUANG = 58;

/** The head's signature at the right and the verification code at the left, together on one page. */
export function printPengesahan(
  pdf: typeof PDFDocument,
  kop: KopSurat,
  { today, alamat_verifikasi }: Pengesahan,
): void {
  const { left, right, bottom } = pdf.page.margins;
  if (pdf.y + TINGGI_PENGESAHAN > pdf.page.height - bottom) pdf.addPage();
  const top = pdf.y + 14;

  printQr(pdf, alamat_verifikasi, { x: left, y: top, side: QR });
  const x = pdf.page.width - right - WIDTH;
  const beside = { width: Math.min(240, x - left - QR - 20) };
  pdf
    .font(BIASA)
    .fontSize(7.5)
    .text('Pindai untuk membandingkan isi lembar ini dengan yang dicetak Hadir:', left + QR + 8, top + 20, beside)
    .text(alamat_verifikasi, beside);

  const tempat = kop.tempat ? `${kop.tempat}, ` : '';
  pdf.font(BIASA).fontSize(9.5);
  pdf.text(`${tempat}${tanggalSurat(today)}`, x, top, { width: WIDTH }).text('Kepala,', { width: WIDTH });
  pdf.y += RUANG;
  if (kop.kepala_nama) pdf.font(TEBAL).text(kop.kepala_nama, x, pdf.y, { width: WIDTH, underline: true });
  else pdf.text('.'.repeat(46), x, pdf.y, { width: WIDTH });
  pdf.font(BIASA).text(`NIP ${kop.kepala_nip ?? '.'.repeat(38)}`, { width: WIDTH });
  pdf.x = left;
}
