import type PDFDocument from 'pdfkit';

/** 'Halaman 1 dari 3' under every page of a document whose pages are still held. */
export function printPageNumbers(pdf: typeof PDFDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const { left, right } = pdf.page.margins;
    // Below the margin, where pdfkit would otherwise begin another page.
    pdf.page.margins.bottom = 0;
    pdf
      .font('Helvetica')
      .fontSize(8)
      .text(`Halaman ${page + 1} dari ${count}`, left, pdf.page.height - 24, {
        align: 'right',
        width: pdf.page.width - left - right,
        lineBreak: false,
      });
  }
}
