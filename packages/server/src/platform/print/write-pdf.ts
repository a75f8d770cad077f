import Pdf from 'pdfkit';
import { collectPdf } from './collect-pdf.ts';
import { printKop } from './print-kop.ts';
import { printPageNumbers } from './print-page-numbers.ts';
import { printPengesahan, TINGGI_PENGESAHAN, type Pengesahan } from './print-pengesahan.ts';
import { printTabel, type PdfKolom } from './print-tabel.ts';
import type { KopSurat } from './kop-surat.ts';

export type PdfDokumen = {
  judul: string;
  /** Lines under the title. */
  keterangan: readonly string[];
  kop: KopSurat;
  kolom: readonly PdfKolom[];
  baris: readonly (readonly string[])[];
  pengesahan: Pengesahan;
};

export const MARGIN = 36;

/** A printable table of an organisation on A4 across: letterhead, rows, signature, verification code, page numbers. */
export async function writePdf(dokumen: PdfDokumen): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    lang: 'id',
    displayTitle: true,
    info: { Title: dokumen.judul, Author: dokumen.kop.nama, Creator: 'Hadir' },
  });
  const finished = collectPdf(pdf);

  printKop(pdf, dokumen.kop);
  pdf.font('Helvetica-Bold').fontSize(13).text(dokumen.judul, { align: 'center' }).moveDown(0.2);
  pdf.font('Helvetica').fontSize(9);
  for (const line of dokumen.keterangan) pdf.text(line, { align: 'center' });
  pdf.moveDown(0.6);
  printTabel(pdf, dokumen.kolom, dokumen.baris, TINGGI_PENGESAHAN);
  printPengesahan(pdf, dokumen.kop, dokumen.pengesahan);
  printPageNumbers(pdf);

  pdf.end();
  return finished;
}

declare module '../workers/tasks.ts' {
  interface Tasks {
    writePdf: typeof writePdf;
  }
}
