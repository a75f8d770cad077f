import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import { LABEL_KEADAAN_DOKUMEN, type Keadaan } from '../keadaan.ts';

/** A document of its own within a file: from which page on, what it is called, and whether it is final. */
export type Bagian = { mulai: number; sebutan: string; keadaan?: Keadaan | undefined };

const SIZE = 8;

/** Under every page what it belongs to, its state while that is not final, and 'Halaman 1 dari 3' of its own part. */
export function printKaki(pdf: typeof PDFDocument, bagian: readonly Bagian[]): void {
  const { start, count } = pdf.bufferedPageRange();
  for (const [index, { mulai, sebutan, keadaan }] of bagian.entries()) {
    const akhir = bagian[index + 1]?.mulai ?? start + count;
    for (let page = mulai; page < akhir; page += 1) {
      pdf.switchToPage(page);
      const { left, right } = pdf.page.margins;
      const width = pdf.page.width - left - right;
      const y = pdf.page.height - 25;
      // Below the margin, where pdfkit would otherwise begin another page.
      pdf.page.margins.bottom = 0;
      pdf.font(BIASA).fontSize(SIZE);
      const nomor = `Halaman ${page - mulai + 1} dari ${akhir - mulai}`;
      const inner = { width: width - pdf.widthOfString(nomor) - 12, height: SIZE + 2, ellipsis: true };
      pdf.text(sebutan, left, y, { ...inner, continued: keadaan === 'sementara' });
      if (keadaan === 'sementara') pdf.font(TEBAL).text(`  ·  ${LABEL_KEADAAN_DOKUMEN.sementara}`);
      pdf.font(BIASA).text(nomor, left, y, { width, align: 'right', lineBreak: false });
    }
  }
}
