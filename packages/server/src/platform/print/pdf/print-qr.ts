import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';

/** A QR code of `side` points with its upper left corner at x, y. */
export function printQr(pdf: typeof PDFDocument, text: string, { x, y, side }: { x: number; y: number; side: number }) {
  const { data, size } = encode(text, { border: 0 });
  const dot = side / size;
  for (const [row, line] of data.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) pdf.rect(x + column * dot, y + row * dot, dot, dot);
    }
  }
  pdf.fill('#000000');
}
