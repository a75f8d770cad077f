import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';

const SIZE = 9;
const GAP = 10;

/** Who or what a document is about: labels with their values, in two columns read downwards. */
export function printIdentitas(pdf: typeof PDFDocument, isi: readonly (readonly [string, string])[]): void {
  const { left, right } = pdf.page.margins;
  const width = (pdf.page.width - left - right) / 2;
  const half = Math.ceil(isi.length / 2);
  const top = pdf.y;
  pdf.font(BIASA).fontSize(SIZE);
  const label = Math.max(...isi.map(([text]) => pdf.widthOfString(text))) + GAP;
  let bottom = top;
  for (const [column, part] of [isi.slice(0, half), isi.slice(half)].entries()) {
    const x = left + column * width;
    pdf.y = top;
    for (const [name, value] of part) {
      const { y } = pdf;
      pdf
        .font(BIASA)
        .text(name, x, y, { lineBreak: false })
        .text(':', x + label - 4, y, { lineBreak: false });
      pdf.font(TEBAL).text(value, x + label + 3, y, { width: width - label - GAP });
    }
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.font(BIASA);
  pdf.x = left;
  pdf.y = bottom;
  pdf.moveDown(0.6);
}
