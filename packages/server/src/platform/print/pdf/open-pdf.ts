import Pdf from 'pdfkit';
import { collectPdf } from './collect-pdf.ts';
import { BIASA, registerHuruf } from './huruf.ts';

type Pembuka = {
  judul: string;
  /** Whose document it is. */
  penulis: string;
  arah?: 'portrait' | 'landscape';
  /** In points, on each side. */
  margin?: number;
};

const MARGIN = 36;

/** A document of ours on A4, without a page yet, and its bytes once it has ended. */
export function openPdf({ judul, penulis, arah = 'portrait', margin = MARGIN }: Pembuka) {
  const pdf = new Pdf({
    size: 'A4',
    layout: arah,
    margin,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'id',
    displayTitle: true,
    info: { Title: judul, Author: penulis, Creator: 'Hadir' },
  });
  registerHuruf(pdf);
  pdf.font(BIASA);
  return { pdf, finished: collectPdf(pdf) };
}
