import type { DetailCuti } from '@hadir/contract/cuti/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori-cuti.contract.ts';
import type { Tanggal } from '@hadir/rules/tanggal.ts';
import Pdf from 'pdfkit';
import { collectPdf } from '../print/collect-pdf.ts';
import type { KopSurat } from '../print/kop-surat.ts';
import { printKop } from '../print/print-kop.ts';
import { printQr } from '../print/print-qr.ts';
import { printTabel } from '../print/print-tabel.ts';
import { tanggalPanjang } from '../print/tanggal-panjang.ts';
import { barisFormulir } from './baris-formulir.ts';
import type { PutusanFormulir } from './list-putusan-formulir.ts';
import { printIsi } from './print-isi.ts';

export type Formulir = {
  cuti: DetailCuti;
  jenis: KategoriCuti['jenis'];
  anggota: { nip: string | null; jabatan: string | null; tgl_mulai: Tanggal | null };
  /** Of annual leave, by the year whose right it is. */
  saldo: readonly { tahun: number; sisa: number }[];
  kop: KopSurat;
  alamat_verifikasi: string;
  today: Tanggal;
  /** Counted days of the dates that were asked for. */
  hari_diminta: number;
  /** The decisions in order, each on its officer's own date. */
  putusan: readonly PutusanFormulir[];
};

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
