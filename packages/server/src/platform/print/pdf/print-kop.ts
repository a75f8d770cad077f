import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import type { KopSurat } from '../kop-surat.ts';

const LOGO = 48;

/** The letterhead, closed by a double line (aturan/pengaturan#kop). */
export function printKop(pdf: typeof PDFDocument, kop: KopSurat): void {
  const { left, right, top } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  // As text: what is named by a text is kept once in a document, however many pages it stands on.
  if (kop.logo) {
    const logo = `data:image/png;base64,${Buffer.from(kop.logo).toString('base64')}`;
    pdf.image(logo, left, top, { fit: [LOGO, LOGO] });
  }

  const numbers = [kop.npsn && `NPSN ${kop.npsn}`, kop.nsm && `NSM ${kop.nsm}`];
  const contact = [kop.alamat, kop.telepon && `Telepon ${kop.telepon}`, kop.email];
  const lines = [numbers, contact].map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');

  pdf.x = left;
  pdf.y = top;
  if (kop.atas) {
    pdf.font(BIASA).fontSize(10).text(kop.atas.toUpperCase(), { align: 'center', width });
  }
  pdf.font(TEBAL).fontSize(14).text(kop.nama.toUpperCase(), { align: 'center', width });
  pdf.font(BIASA).fontSize(9);
  for (const line of lines) pdf.text(line, { align: 'center', width });

  const y = Math.max(pdf.y, top + (kop.logo ? LOGO : 0)) + 5;
  const until = left + width;
  pdf.lineWidth(1.5).moveTo(left, y).lineTo(until, y).stroke();
  pdf
    .lineWidth(0.5)
    .moveTo(left, y + 2.5)
    .lineTo(until, y + 2.5)
    .stroke();
  pdf.x = left;
  pdf.y = y + 12;
}
