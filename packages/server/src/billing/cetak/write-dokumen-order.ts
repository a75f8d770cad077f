import { isBermeterai } from '@hadir/rules/billing/is-bermeterai.ts';
import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';
import { openPdf } from '../../platform/print/pdf/open-pdf.ts';
import { printIdentitas } from '../../platform/print/pdf/print-identitas.ts';
import { printJudul } from '../../platform/print/pdf/print-judul.ts';
import { printKaki } from '../../platform/print/pdf/print-kaki.ts';
import { printKop } from '../../platform/print/pdf/print-kop.ts';
import { printQr } from '../../platform/print/pdf/print-qr.ts';
import { printTabel } from '../../platform/print/pdf/print-tabel.ts';
import { tanggalSurat } from '../../platform/print/tanggal-panjang.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { LABEL_DOKUMEN_ORDER, type DokumenCetak } from './dokumen-cetak.ts';
import { catatanOrder, identitasOrder, isiKuitansi, terbilang } from './isi-dokumen.ts';
import { tabelOrder } from './tabel-order.ts';

type Pdf = typeof PDFDocument;

const QR = 72;
const TTD = 190;
/** Room for a signature and a stamp. */
const RUANG = 58;
const TINGGI_BAWAH = 190;

/** An order's paper on A4: letterhead of who issues it, what is bought and for how much, signature, verification code. */
export async function writeDokumenOrder(dokumen: DokumenCetak): Promise<Buffer> {
  const { jenis, nomor, order, penerbit } = dokumen;
  const judul = LABEL_DOKUMEN_ORDER[jenis];
  const { pdf, finished } = openPdf({ judul: `${judul} ${nomor}`, penulis: penerbit.nama, margin: 48 });
  pdf.addPage();
  printKop(pdf, kopPenerbit(penerbit));
  printJudul(pdf, judul, [`Nomor ${nomor}`]);
  if (jenis === 'kuitansi') printKuitansi(pdf, dokumen);
  else {
    printIdentitas(pdf, identitasOrder(dokumen));
    printTabel(pdf, tabelOrder(dokumen), TINGGI_BAWAH);
    pdf.moveDown(0.6).font(BIASA).fontSize(10).text('Terbilang: ', { continued: true });
    pdf.font(TEBAL).text(terbilang(order.total));
  }
  pdf.moveDown(0.6).font(BIASA).fontSize(9);
  for (const line of catatanOrder(dokumen)) pdf.text(line);
  printTandaTangan(pdf, dokumen);
  printKaki(pdf, { sebutan: `${judul} · ${nomor} · ${penerbit.nama}` });
  pdf.end();
  return finished;
}

/** Labels with their values over the whole width, then the sum in figures. */
function printKuitansi(pdf: Pdf, dokumen: DokumenCetak): void {
  const { left, right } = pdf.page.margins;
  const label = 110;
  const width = pdf.page.width - left - right - label - 12;
  pdf.fontSize(10.5);
  for (const [nama, nilai] of isiKuitansi(dokumen)) {
    const { y } = pdf;
    pdf
      .font(BIASA)
      .text(nama, left, y, { lineBreak: false })
      .text(':', left + label, y, { lineBreak: false });
    pdf.font(TEBAL).text(nilai, left + label + 12, y, { width });
    pdf.y += 5;
  }
  const jumlah = sebutRupiah(dokumen.order.total);
  pdf.fontSize(16);
  const y = pdf.y + 8;
  pdf
    .lineWidth(1)
    .rect(left, y, pdf.widthOfString(jumlah) + 32, 34)
    .stroke('#000000');
  pdf.fillColor('#000000').text(jumlah, left + 16, y + 6, { lineBreak: false });
  pdf.x = left;
  pdf.y = y + 40;
}

function printTandaTangan(pdf: Pdf, { jenis, tanggal, order, penerbit, alamat_verifikasi }: DokumenCetak): void {
  const { left, right, bottom } = pdf.page.margins;
  if (pdf.y + TINGGI_BAWAH - 60 > pdf.page.height - bottom) pdf.addPage();
  const top = pdf.y + 20;
  printQr(pdf, alamat_verifikasi, { x: left, y: top, side: QR });
  const x = pdf.page.width - right - TTD;
  const beside = { width: x - left - QR - 24 };
  pdf
    .font(BIASA)
    .fontSize(7.5)
    .text('Pindai untuk membandingkan isi lembar ini dengan yang dicetak Hadir:', left + QR + 8, top + 16, beside)
    .text(alamat_verifikasi, beside);
  pdf.fontSize(9.5).text(tanggalSurat(tanggal), x, top, { width: TTD });
  if (jenis === 'kuitansi' && isBermeterai(order.total)) pdf.fontSize(7.5).text('Meterai', x, pdf.y + RUANG / 2);
  pdf
    .font(TEBAL)
    .fontSize(9.5)
    .text(penerbit.nama, x, top + 14 + RUANG, { width: TTD });
  pdf.x = left;
}

/** The issuer's letterhead: what is not known of it is left out. */
const kopPenerbit = ({ nama, alamat, npwp }: DokumenCetak['penerbit']) => ({
  atas: null,
  nama,
  alamat: [alamat, npwp && `NPWP ${npwp}`].filter(Boolean).join(' · ') || null,
  tempat: null,
  telepon: null,
  email: null,
  npsn: null,
  nsm: null,
  kepala_nama: null,
  kepala_nip: null,
  logo: null,
});

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeDokumenOrder: typeof writeDokumenOrder;
  }
}
