import Pdf from 'pdfkit';
import { collectPdf } from '../../platform/print/collect-pdf.ts';
import { printKop } from '../../platform/print/print-kop.ts';
import { printQr } from '../../platform/print/print-qr.ts';
import { printTabel } from '../../platform/print/print-tabel.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { barisFormulir } from './baris-formulir.ts';
import { printIsi } from '../dasar/print-isi.ts';
import type { Formulir } from './formulir.ts';

const QR = 64;

/** The form on one page of A4: its eight parts as ruled tables, and a code by which it can be checked. */
export async function writeFormulir(formulir: Formulir): Promise<Buffer> {
  const judul = 'Formulir Permintaan dan Pemberian Cuti';
  const { kop, alamat_verifikasi, today } = formulir;
  const pdf = new Pdf({
    size: 'A4',
    margin: 36,
    lang: 'id',
    displayTitle: true,
    info: { Title: judul, Author: kop.nama, Creator: 'Hadir' },
  });
  const finished = collectPdf(pdf);
  printKop(pdf, kop);
  pdf.font('Helvetica').fontSize(9).text(tanggalPanjang(today), { align: 'right' });
  pdf.font('Helvetica-Bold').fontSize(12).text(judul.toUpperCase(), { align: 'center' }).moveDown(0.5);

  for (const { judul: bagian, baris, lebar } of barisFormulir(formulir)) {
    printTabel(pdf, [{ judul: bagian, bagian: 1 }], [], 0);
    printIsi(pdf, lebar, baris);
    pdf.moveDown(0.6);
  }
  const { left } = pdf.page.margins;
  const top = Math.min(pdf.y + 4, pdf.page.height - pdf.page.margins.bottom - QR);
  printQr(pdf, alamat_verifikasi, { x: left, y: top, side: QR });
  pdf.font('Helvetica').fontSize(7.5);
  pdf.text('Pindai untuk memeriksa keaslian formulir:', left + QR + 8, top + 16, { width: 300 });
  pdf.text(alamat_verifikasi, { width: 300 });
  pdf.end();
  return finished;
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeFormulir: typeof writeFormulir;
  }
}
