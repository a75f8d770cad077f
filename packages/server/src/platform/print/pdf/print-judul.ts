import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';

/** The title in the middle with the lines under it, the first of them the span that it is about. */
export function printJudul(pdf: typeof PDFDocument, judul: string, keterangan: readonly string[]): void {
  pdf.font(TEBAL).fontSize(13).text(judul.toUpperCase(), { align: 'center' });
  for (const [index, line] of keterangan.entries()) {
    pdf
      .font(index === 0 ? TEBAL : BIASA)
      .fontSize(index === 0 ? 10.5 : 9)
      .text(line, { align: 'center' });
  }
  pdf.moveDown(0.7);
}
