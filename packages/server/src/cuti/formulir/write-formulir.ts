import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';
import { openPdf } from '../../platform/print/pdf/open-pdf.ts';
import { printKop } from '../../platform/print/pdf/print-kop.ts';
import { printQr } from '../../platform/print/pdf/print-qr.ts';
import { tanggalSurat } from '../../platform/print/tanggal-panjang.ts';
import { barisFormulir, type BagianFormulir } from './baris-formulir.ts';
import { measureIsi, printIsi } from '../dasar/print-isi.ts';
import type { Formulir } from './formulir.ts';

const JUDUL = 'Formulir Permintaan dan Pemberian Cuti';
/** Narrow, so that a kind that the form does not list, under a full letterhead, still leaves it one page. */
const MARGIN = 24;
const QR = 44;
/** With what is left free above it. */
const TINGGI_QR = QR + 6;
const ALAMAT = 190;
/** Where what was said is signed. */
const LEBAR_TANDA = [7, 6];

/**
 * The form on A4, one page where nobody wrote much: its eight parts as ruled tables, each on one page whole, and a code by
 * which it can be checked.
 */
export async function writeFormulir(formulir: Formulir): Promise<Buffer> {
  const { kop, alamat_verifikasi, diajukan } = formulir;
  const { pdf, finished } = openPdf({ judul: JUDUL, penulis: kop.nama, margin: MARGIN });
  pdf.addPage();
  printKop(pdf, kop);
  const { left, right, bottom } = pdf.page.margins;
  const x = pdf.page.width - right - ALAMAT;
  const tujuan = [
    `${kop.tempat ? `${kop.tempat}, ` : ''}${tanggalSurat(diajukan)}`,
    'Kepada',
    `Yth. Kepala ${kop.nama}`,
    `di ${kop.tempat ?? '.'.repeat(24)}`,
  ];
  pdf.font(BIASA).fontSize(9.5);
  for (const line of tujuan) pdf.text(line, x, pdf.y, { width: ALAMAT });
  pdf.x = left;
  pdf.moveDown(0.3).font(TEBAL).fontSize(12).text(JUDUL.toUpperCase(), { align: 'center' }).moveDown(0.3);

  const untilFits = (height: number) => {
    if (pdf.y + height > pdf.page.height - bottom) pdf.addPage();
  };
  const semua = barisFormulir(formulir);
  for (const bagian of semua) {
    // The code stands on the page of the last one.
    const sesudah = bagian === semua.at(-1) ? TINGGI_QR : 0;
    untilFits(measureBagian(pdf, bagian) + sesudah);
    printBagian(pdf, bagian);
    pdf.moveDown(0.1);
  }
  const top = pdf.y + 2;
  printQr(pdf, alamat_verifikasi, { x: left, y: top, side: QR });
  pdf.font(BIASA).fontSize(7.5);
  pdf.text('Pindai untuk membandingkan isi formulir ini dengan yang dicetak Hadir:', left + QR + 8, top + 8);
  pdf.text(alamat_verifikasi);
  pdf.end();
  return finished;
}

function printBagian(pdf: typeof PDFDocument, { judul, baris, lebar, tanda }: BagianFormulir): void {
  printIsi(pdf, [1], [[judul]], { isJudul: true });
  printIsi(pdf, lebar, baris);
  if (tanda) printIsi(pdf, LEBAR_TANDA, [tanda]);
}

const measureBagian = (pdf: typeof PDFDocument, { judul, baris, lebar, tanda }: BagianFormulir): number =>
  measureIsi(pdf, [1], [[judul]], { isJudul: true }) +
  measureIsi(pdf, lebar, baris) +
  (tanda ? measureIsi(pdf, LEBAR_TANDA, [tanda]) : 0);

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeFormulir: typeof writeFormulir;
  }
}
