import type Pdf from 'pdfkit';
import { openPdf } from './open-pdf.ts';

export type Slip = { x: number; y: number; width: number; height: number };
type Layout = { judul: string; penulis: string; kolom: number; baris: number };

const MARGIN = 28;
const GAP = 8;

/** Slips to cut out, as many on each A4 page as the layout says, each printed by `print` in its own frame. */
export async function printSlips<T>(
  items: readonly T[],
  { judul, penulis, kolom, baris }: Layout,
  print: (pdf: typeof Pdf, item: T, slip: Slip) => void,
): Promise<Buffer> {
  const { pdf, finished } = openPdf({ judul, penulis, margin: 0 });
  for (const [i, item] of items.entries()) {
    const place = i % (kolom * baris);
    if (place === 0) pdf.addPage();
    const width = (pdf.page.width - 2 * MARGIN - (kolom - 1) * GAP) / kolom;
    const height = (pdf.page.height - 2 * MARGIN - (baris - 1) * GAP) / baris;
    const x = MARGIN + (place % kolom) * (width + GAP);
    const y = MARGIN + Math.floor(place / kolom) * (height + GAP);
    pdf.lineWidth(0.5).dash(3, { space: 3 }).roundedRect(x, y, width, height, 6).stroke('#9a99a2').undash();
    pdf.fillColor('#000000');
    print(pdf, item, { x, y, width, height });
  }
  pdf.end();
  return finished;
}
