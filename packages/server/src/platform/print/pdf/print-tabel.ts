import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import { measureTabel, PADDING } from './measure-tabel.ts';
import { GAMBAR, kelompokOf, type PdfTabel } from './pdf-tabel.ts';
import { isSebaris, printSel, type MacamBaris, type SelPdf } from './print-sel.ts';

/** How many of the last rows stay with what follows the table. */
const KEPT_ROWS = 2;

/**
 * A ruled table over as many pages as it needs, its header on each of them, in letters as large as break no word. Under
 * the last rows stay `tinggiSesudah` points of the same page free.
 */
export function printTabel(pdf: typeof PDFDocument, tabel: PdfTabel, tinggiSesudah: number): void {
  const { left, bottom } = pdf.page.margins;
  const { kolom, baris, jumlah } = withGambar(tabel);
  const gambar = tabel.gambar?.baris;
  const { size, widths, widthOf } = measureTabel(pdf, { kolom, baris, jumlah }, gambar && GAMBAR.lebar + 2 * PADDING);
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
    cells: Pick<SelPdf, 'text' | 'width' | 'rata' | 'redup'>[],
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
  const printRow = (cells: readonly string[], macam: MacamBaris, picture?: Uint8Array | null) => {
    const height = picture ? Math.max(heightOf(cells, macam), GAMBAR.tinggi + 2 * PADDING) : heightOf(cells, macam);
    makeRoom(height);
    const { y } = pdf;
    const row = cells.map((text, i) => ({
      text,
      width: widths[i] ?? 0,
      rata: kolom[i]?.rata ?? ('left' as const),
      redup: kolom[i]?.redup,
    }));
    printCells(row, macam, height);
    if (picture) {
      const x = pdf.page.width - pdf.page.margins.right - GAMBAR.lebar - PADDING;
      pdf.image(Buffer.from(picture), x, y + PADDING, { width: GAMBAR.lebar, height: GAMBAR.tinggi });
    }
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
      redup: kolom[i]?.redup,
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
      const isi = (row: readonly string[]) => Math.max(heightOf(row, 'isi'), gambar ? GAMBAR.tinggi + 2 * PADDING : 0);
      const rest = baris.slice(index).reduce((sum, row) => sum + isi(row), 0);
      makeRoom(rest + last + tinggiSesudah);
    }
    printRow(cells, 'isi', gambar?.[index]);
  }
  if (jumlah) printRow(jumlah, 'jumlah');
  pdf.font(BIASA);
}

/** The table with an empty cell in each row where its picture goes. */
function withGambar({ kolom, baris, jumlah, gambar }: PdfTabel): Omit<PdfTabel, 'gambar'> {
  if (!gambar) return { kolom, baris, jumlah };
  return {
    kolom: [...kolom, { judul: gambar.judul, bagian: 0, rata: 'center' }],
    baris: baris.map((row) => [...row, '']),
    jumlah: jumlah && [...jumlah, ''],
  };
}
