import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import { measureTabel, PADDING } from './measure-tabel.ts';
import { kelompokOf, type PdfTabel } from './pdf-tabel.ts';
import { isSebaris, printSel, type MacamBaris } from './print-sel.ts';

/** How many of the last rows stay with what follows the table. */
const KEPT_ROWS = 2;

/**
 * A ruled table over as many pages as it needs, its header on each of them, in letters as large as break no word. Under
 * the last rows stay `tinggiSesudah` points of the same page free.
 */
export function printTabel(pdf: typeof PDFDocument, tabel: PdfTabel, tinggiSesudah: number): void {
  const { left, bottom } = pdf.page.margins;
  const { kolom, baris, jumlah } = tabel;
  const { size, widths, widthOf } = measureTabel(pdf, tabel);
  const header = kolom.map(({ judul }) => judul);
  const groups = kelompokOf(kolom);
  const hasGroups = groups.some(({ judul }) => judul !== undefined);
  const line = size * 1.28;
  const setFont = (macam: MacamBaris) => pdf.font(macam === 'isi' ? BIASA : TEBAL).fontSize(size);
  const widthBetween = (dari: number, sampai: number) => widths.slice(dari, sampai).reduce((sum, one) => sum + one, 0);

  const heightOf = (cells: readonly string[], macam: MacamBaris) => {
    const heights = cells.map((text, i) => {
      const width = widths[i] ?? 0;
      if (isSebaris(text, macam, width, widthOf)) return line;
      return setFont(macam).heightOfString(text, { width: width - 2 * PADDING });
    });
    return Math.max(...heights) + 2 * PADDING;
  };
  const fits = (height: number) => pdf.y + height <= pdf.page.height - bottom;

  const printCells = (
    cells: { text: string; width: number; rata: 'left' | 'center' | 'right' }[],
    macam: MacamBaris,
    height: number,
  ) => {
    const { y } = pdf;
    setFont(macam);
    let x = left;
    for (const cell of cells) {
      printSel(pdf, { ...cell, macam, x, y, height }, widthOf);
      x += cell.width;
    }
    pdf.x = left;
    pdf.y = y + height;
  };
  const printRow = (cells: readonly string[], macam: MacamBaris) => {
    const height = heightOf(cells, macam);
    makeRoom(height);
    const row = cells.map((text, i) => ({ text, width: widths[i] ?? 0, rata: kolom[i]?.rata ?? ('left' as const) }));
    printCells(row, macam, height);
  };
  const printHeader = () => {
    if (hasGroups) {
      const row = groups.map(({ judul = '', dari, sampai }) => ({
        text: judul,
        width: widthBetween(dari, sampai),
        rata: 'center' as const,
      }));
      printCells(row, 'kepala', line + 2 * PADDING);
    }
    const row = header.map((text, i) => ({
      text,
      width: widths[i] ?? 0,
      rata: kolom[i]?.rata === 'right' ? ('center' as const) : (kolom[i]?.rata ?? ('left' as const)),
    }));
    printCells(row, 'kepala', heightOf(header, 'kepala'));
  };
  /** Begins another page, with the header again, where `height` points would not fit. */
  const makeRoom = (height: number) => {
    if (fits(height)) return;
    pdf.addPage();
    printHeader();
  };

  const first = heightOf(header, 'kepala') + (hasGroups ? line + 2 * PADDING : 0);
  if (!fits(first + line + 2 * PADDING)) pdf.addPage();
  printHeader();
  const last = jumlah ? heightOf(jumlah, 'jumlah') : 0;
  for (const [index, cells] of baris.entries()) {
    if (index === Math.max(0, baris.length - KEPT_ROWS)) {
      const rest = baris.slice(index).reduce((sum, row) => sum + heightOf(row, 'isi'), 0);
      makeRoom(rest + last + tinggiSesudah);
    }
    printRow(cells, 'isi');
  }
  if (jumlah) printRow(jumlah, 'jumlah');
  pdf.font(BIASA);
}
