import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';
import { openPdf } from '../../platform/print/pdf/open-pdf.ts';
import { printKop } from '../../platform/print/pdf/print-kop.ts';
import { printQr } from '../../platform/print/pdf/print-qr.ts';
import { tanggalSurat } from '../../platform/print/tanggal-panjang.ts';
import { barisFormulir } from './baris-formulir.ts';
import { printIsi } from '../dasar/print-isi.ts';
import type { Formulir } from './formulir.ts';

const JUDUL = 'Formulir Permintaan dan Pemberian Cuti';
const QR = 44;
const ALAMAT = 190;

/** The form on one page of A4: its eight parts as ruled tables, and a code by which it can be checked. */
export async function writeFormulir(formulir: Formulir): Promise<Buffer> {
  const { kop, alamat_verifikasi, diajukan } = formulir;
  const { pdf, finished } = openPdf({ judul: JUDUL, penulis: kop.nama, margin: 30 });
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

  for (const { judul, baris, lebar, tanda } of barisFormulir(formulir)) {
    printIsi(pdf, [1], [[judul]], { isJudul: true });
    printIsi(pdf, lebar, baris);
    if (tanda) printIsi(pdf, [7, 6], [tanda]);
    pdf.moveDown(0.25);
  }
  const top = Math.min(pdf.y + 2, pdf.page.height - bottom - QR);
  printQr(pdf, alamat_verifikasi, { x: left, y: top, side: QR });
  pdf.font(BIASA).fontSize(7.5);
  pdf.text('Pindai untuk membandingkan isi formulir ini dengan yang dicetak Hadir:', left + QR + 8, top + 8);
  pdf.text(alamat_verifikasi);
  pdf.end();
  return finished;
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeFormulir: typeof writeFormulir;
  }
}
