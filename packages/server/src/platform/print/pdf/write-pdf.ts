import type { Keadaan } from '../keadaan.ts';
import type { KopSurat } from '../kop-surat.ts';
import { BIASA } from './huruf.ts';
import { openPdf } from './open-pdf.ts';
import type { PdfTabel } from './pdf-tabel.ts';
import { printIdentitas } from './print-identitas.ts';
import { printJudul } from './print-judul.ts';
import { printKaki } from './print-kaki.ts';
import { printKop } from './print-kop.ts';
import { printPengesahan, TINGGI_PENGESAHAN, type Pengesahan } from './print-pengesahan.ts';
import { printTabel } from './print-tabel.ts';

export type PdfDokumen = PdfTabel & {
  judul: string;
  /** Lines under the title: the span first. */
  keterangan: readonly string[];
  /** Said on every page while it is not final. */
  keadaan?: Keadaan | undefined;
  /** Of a document about one person: who that is. */
  identitas?: readonly (readonly [string, string])[] | undefined;
  /** Small print under the table: what its letters mean. */
  arti?: string | undefined;
  kop: KopSurat;
  pengesahan: Pengesahan;
};

/** The size of the small print, in points. */
const ARTI = 8;

/** A printable table of an organisation on A4 across: letterhead, rows, signature, verification code, page numbers. */
export async function writePdf(dokumen: PdfDokumen): Promise<Buffer> {
  const { judul, keterangan, keadaan, identitas, arti, kop, pengesahan } = dokumen;
  const { pdf, finished } = openPdf({ judul, penulis: kop.nama, arah: 'landscape' });
  pdf.addPage();
  printKop(pdf, kop);
  printJudul(pdf, judul, keterangan);
  if (identitas) printIdentitas(pdf, identitas);
  const { left, right } = pdf.page.margins;
  const lebar = { width: pdf.page.width - left - right };
  const tinggiArti = arti ? pdf.font(BIASA).fontSize(ARTI).heightOfString(arti, lebar) + 2 * ARTI : 0;
  printTabel(pdf, dokumen, tinggiArti + TINGGI_PENGESAHAN);
  if (arti) pdf.moveDown(0.4).fontSize(ARTI).text(arti, lebar);
  printPengesahan(pdf, kop, pengesahan);
  const sebutan = [judul, keterangan[0], kop.nama].filter(Boolean).join(' · ');
  printKaki(pdf, { sebutan, keadaan });
  pdf.end();
  return finished;
}

declare module '../../workers/tasks.ts' {
  interface Tasks {
    writePdf: typeof writePdf;
  }
}
