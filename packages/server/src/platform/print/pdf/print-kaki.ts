import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import { LABEL_KEADAAN_DOKUMEN, type Keadaan } from '../keadaan.ts';

/** What a document, or a part of one, is called, and whether it is final. */
type Bagian = { sebutan: string; keadaan?: Keadaan | undefined };

const SIZE = 8;

/**
 * Ends a document, or a part of one that is numbered by itself: under each of its pages what it belongs to, its state while
 * that is not final, and 'Halaman 1 dari 3'. Its pages are then written out and no longer held, so that a document of a
 * thousand parts takes no more memory than its longest.
 */
export function printKaki(pdf: typeof PDFDocument, { sebutan, keadaan }: Bagian): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(start + nth);
    const { left, right } = pdf.page.margins;
    const width = pdf.page.width - left - right;
    const y = pdf.page.height - 25;
    // Below the margin, where pdfkit would otherwise begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font(BIASA).fontSize(SIZE);
    const nomor = `Halaman ${nth + 1} dari ${count}`;
    const inner = { width: width - pdf.widthOfString(nomor) - 12, height: SIZE + 2, ellipsis: true };
    pdf.text(sebutan, left, y, { ...inner, continued: keadaan === 'sementara' });
    if (keadaan === 'sementara') pdf.font(TEBAL).text(`  ·  ${LABEL_KEADAAN_DOKUMEN.sementara}`);
    pdf.font(BIASA).text(nomor, left, y, { width, align: 'right', lineBreak: false });
  }
  pdf.flushPages();
}
