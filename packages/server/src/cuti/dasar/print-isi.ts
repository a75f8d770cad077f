import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';

const PADDING = 2;

type Pdf = typeof PDFDocument;
type Baris = readonly (readonly string[])[];

/** Ruled rows under a heading: each cell takes its share of the width, and a row is as high as its highest cell. */
export function printIsi(pdf: Pdf, lebar: readonly number[], baris: Baris, { isJudul = false } = {}): void {
  const { left } = pdf.page.margins;
  setHuruf(pdf, isJudul);
  pdf.lineWidth(0.4);
  for (const cells of baris) {
    const spans = spansOf(pdf, lebar, cells);
    const height = heightOf(pdf, spans, cells);
    const y = pdf.y;
    let x = left;
    for (const [index, text] of cells.entries()) {
      const cell = pdf.rect(x, y, spans[index] ?? 0, height);
      if (isJudul) cell.fillAndStroke('#e9e9ee', '#8b8a94').fillColor('#000000');
      else cell.stroke('#8b8a94');
      pdf.text(text, x + PADDING, y + PADDING, inner(spans, index));
      x += spans[index] ?? 0;
    }
    pdf.x = left;
    pdf.y = y + height;
  }
}

/** How high `printIsi` prints these, in points. */
export function measureIsi(pdf: Pdf, lebar: readonly number[], baris: Baris, { isJudul = false } = {}): number {
  setHuruf(pdf, isJudul);
  return baris.reduce((sum, cells) => sum + heightOf(pdf, spansOf(pdf, lebar, cells), cells), 0);
}

const setHuruf = (pdf: Pdf, isJudul: boolean) => pdf.font(isJudul ? TEBAL : BIASA).fontSize(8.5);

/** The width of each cell; a single one stands across the whole row. */
function spansOf(pdf: Pdf, lebar: readonly number[], cells: readonly string[]): number[] {
  const { left, right } = pdf.page.margins;
  const whole = pdf.page.width - left - right;
  const shares = lebar.reduce((sum, one) => sum + one, 0);
  return cells.length === 1 ? [whole] : lebar.map((one) => (whole * one) / shares);
}

const inner = (spans: readonly number[], index: number) => ({ width: (spans[index] ?? 0) - 2 * PADDING });

const heightOf = (pdf: Pdf, spans: readonly number[], cells: readonly string[]): number =>
  Math.max(...cells.map((text, index) => pdf.heightOfString(text || ' ', inner(spans, index)))) + 2 * PADDING;
