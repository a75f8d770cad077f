import type PDFDocument from 'pdfkit';
import type { KopSurat } from './kop-surat.ts';
import { printQr } from './print-qr.ts';

/** Where and when it was made, and the address under which a reader can compare it. */
export type Pengesahan = { tanggal: string; alamat_verifikasi: string };

const QR = 72;
/** In points. */
export const TINGGI_PENGESAHAN = 130;
const WIDTH = 230;

/** The head's signature at the right and the verification code at the left, together on one page. */
export function printPengesahan(
  pdf: typeof PDFDocument,
  kop: KopSurat,
  { tanggal, alamat_verifikasi }: Pengesahan,
): void {
  const { left, right, bottom } = pdf.page.margins;
  if (pdf.y + TINGGI_PENGESAHAN > pdf.page.height - bottom) pdf.addPage();
  const top = pdf.y + 16;

  printQr(pdf, alamat_verifikasi, { x: left, y: top, side: QR });
  pdf
    .font('Helvetica')
    .fontSize(7.5)
    .text('Pindai untuk memeriksa keaslian dokumen:', left + QR + 8, top + 20, { width: 240 })
    .text(alamat_verifikasi, { width: 240 });

  const x = pdf.page.width - right - WIDTH;
  pdf.font('Helvetica').fontSize(9).text(tanggal, x, top, { width: WIDTH }).text('Kepala,', { width: WIDTH });
  pdf
    .font('Helvetica-Bold')
    .text(kop.kepala_nama ?? '..........................................', x, top + 76, { width: WIDTH });
  pdf.font('Helvetica').text(`NIP ${kop.kepala_nip ?? '......................................'}`, { width: WIDTH });
}
