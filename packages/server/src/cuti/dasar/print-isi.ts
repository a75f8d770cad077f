import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';

const PADDING = 2;

/** Ruled rows under a heading: each cell takes its share of the width, and a row is as high as its highest cell. */
export function printIsi(
  pdf: typeof PDFDocument,
  lebar: readonly number[],
  baris: readonly (readonly string[])[],
  { isJudul = false } = {},
): void {
  const { left, right } = pdf.page.margins;
  const shares = lebar.reduce((sum, one) => sum + one, 0);
  const widths = lebar.map((one) => ((pdf.page.width - left - right) * one) / shares);
  pdf
    .font(isJudul ? TEBAL : BIASA)
    .fontSize(8.5)
    .lineWidth(0.4);
  for (const cells of baris) {
    // A single cell stands across the whole row.
    const spans = cells.length === 1 ? [widths.reduce((sum, one) => sum + one, 0)] : widths;
    const inner = (index: number) => ({ width: (spans[index] ?? 0) - 2 * PADDING });
    const height = Math.max(...cells.map((text, index) => pdf.heightOfString(text || ' ', inner(index)))) + 2 * PADDING;
    const y = pdf.y;
    let x = left;
    for (const [index, text] of cells.entries()) {
      const cell = pdf.rect(x, y, spans[index] ?? 0, height);
      if (isJudul) cell.fillAndStroke('#e9e9ee', '#8b8a94').fillColor('#000000');
      else cell.stroke('#8b8a94');
      pdf.text(text, x + PADDING, y + PADDING, inner(index));
      x += spans[index] ?? 0;
    }
    pdf.x = left;
    pdf.y = y + height;
  }
}
