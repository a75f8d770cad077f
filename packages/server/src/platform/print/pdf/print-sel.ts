import type PDFDocument from 'pdfkit';
import { PADDING, type WidthOf } from './measure-tabel.ts';
import type { PdfKolom } from './pdf-tabel.ts';

/** What a row is: of the header, of the table itself, or of its sums. */
export type MacamBaris = 'kepala' | 'isi' | 'jumlah';
/** A cell's text and place; in the letters that are set. */
export type SelPdf = {
  text: string;
  macam: MacamBaris;
  x: number;
  y: number;
  width: number;
  height: number;
  rata: PdfKolom['rata'];
  redup?: boolean | undefined;
};

const GARIS = '#8b8a94';
const LATAR = { kepala: '#e9e9ee', jumlah: '#f4f4f7', redup: '#dcdce2' };

/** Whether a text stands on one line of a cell this wide. */
export const isSebaris = (text: string, macam: MacamBaris, width: number, widthOf: WidthOf) =>
  !text.includes('\n') && widthOf(text, macam !== 'isi') <= width - 2 * PADDING;

/** A ruled cell. */
export function printSel(
  pdf: typeof PDFDocument,
  { text, macam, x, y, width, height, rata, redup }: SelPdf,
  widthOf: WidthOf,
) {
  pdf.lineWidth(0.4).rect(x, y, width, height);
  const latar = redup ? 'redup' : macam;
  if (latar === 'isi') pdf.stroke(GARIS);
  else pdf.fillAndStroke(LATAR[latar], GARIS).fillColor('#000000');
  if (text === '') return;

  const inner = width - 2 * PADDING;
  if (!isSebaris(text, macam, width, widthOf)) {
    pdf.text(text, x + PADDING, y + PADDING, { width: inner, align: rata ?? 'left' });
    return;
  }
  // Placed by its measured width: to lay out each short text anew would take most of the time.
  const spare = inner - widthOf(text, macam !== 'isi');
  const shift = { left: 0, center: spare / 2, right: spare }[rata ?? 'left'];
  pdf.text(text, x + PADDING + shift, y + PADDING, { lineBreak: false });
}
