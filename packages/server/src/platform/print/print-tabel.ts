import type PDFDocument from 'pdfkit';

/** A column by its share of the width. */
export type PdfKolom = { judul: string; bagian: number; rata?: 'left' | 'center' | 'right' };

const PADDING = 3;
const SIZE = 8;
/** How many of the last rows stay with what follows the table. */
const KEPT_ROWS = 2;

/**
 * A ruled table over as many pages as it needs, its header on each of them. A cell too long for its column is wrapped.
 * Under the last rows stay `tinggiSesudah` points of the same page free.
 */
export function printTabel(
  pdf: typeof PDFDocument,
  kolom: readonly PdfKolom[],
  baris: readonly (readonly string[])[],
  tinggiSesudah: number,
): void {
  const { left, right, bottom } = pdf.page.margins;
  const total = pdf.page.width - left - right;
  const shares = kolom.reduce((sum, { bagian }) => sum + bagian, 0);
  const widths = kolom.map(({ bagian }) => (total * bagian) / shares);
  const header = kolom.map(({ judul }) => judul);

  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...cells.map((text, index) => pdf.heightOfString(text || ' ', { width: (widths[index] ?? 0) - 2 * PADDING })),
    ) +
    2 * PADDING;

  /** Begins another page where `height` points would not fit, with the header again above rows. */
  const makeRoom = (height: number, isHeader: boolean) => {
    if (pdf.y + height <= pdf.page.height - bottom) return;
    pdf.addPage();
    if (!isHeader) printRow(header, true);
    pdf.font(isHeader ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE);
  };

  const printRow = (cells: readonly string[], isHeader: boolean) => {
    pdf.font(isHeader ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE);
    const height = heightOf(cells);
    makeRoom(height, isHeader);
    const y = pdf.y;
    let x = left;
    for (const [index, text] of cells.entries()) {
      const width = widths[index] ?? 0;
      if (isHeader) pdf.rect(x, y, width, height).fillAndStroke('#eeeef1', '#6c6b74').fillColor('#000000');
      else pdf.lineWidth(0.4).rect(x, y, width, height).stroke('#9a99a2');
      pdf.text(text, x + PADDING, y + PADDING, {
        width: width - 2 * PADDING,
        align: kolom[index]?.rata ?? 'left',
      });
      x += width;
    }
    pdf.x = left;
    pdf.y = y + height;
  };

  printRow(header, true);
  pdf.font('Helvetica').fontSize(SIZE);
  for (const [index, cells] of baris.entries()) {
    if (index === Math.max(0, baris.length - KEPT_ROWS)) {
      const rest = baris.slice(index).reduce((sum, row) => sum + heightOf(row), 0);
      makeRoom(rest + tinggiSesudah, false);
    }
    printRow(cells, false);
  }
}
