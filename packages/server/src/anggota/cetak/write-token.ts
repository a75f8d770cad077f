import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';
import { printQr } from '../../platform/print/pdf/print-qr.ts';
import { printSlips, type Slip } from '../../platform/print/pdf/print-slips.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { UntukCetak } from './cetak-anggota.queries.ts';
import type { Aktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';

type Lembar = { anggota: UntukCetak; aktivasi: Aktivasi };

/** In points. A scanner needs a margin of four dots around the code, which TEPI is more than. */
const QR = 68;
const TEPI = 12;

/** A sheet to cut out for each member with his token and its QR code. */
export function writeToken(given: Organisasi & { lembar: readonly Lembar[] }): Promise<Uint8Array> {
  const layout = { judul: 'Token aktivasi', penulis: given.nama, kolom: 2, baris: 5 };
  return printSlips(given.lembar, layout, (pdf, one, slip) => printLembar(pdf, given, one, slip));
}

type Organisasi = { nama: string; timezone: Zona };
type Pdf = Parameters<Parameters<typeof printSlips>[2]>[0];

function printLembar(pdf: Pdf, organisasi: Organisasi, { anggota, aktivasi }: Lembar, { x, y, width, height }: Slip) {
  const seluruh = { width: width - 2 * TEPI, lineBreak: false, ellipsis: true };
  const kiri = x + TEPI;
  pdf
    .font(BIASA)
    .fontSize(7.5)
    .text(organisasi.nama, kiri, y + 9, { ...seluruh, height: 10 });
  pdf
    .font(TEBAL)
    .fontSize(11)
    .text(anggota.nama, kiri, y + 19, { ...seluruh, height: 14 });
  pdf
    .font(BIASA)
    .fontSize(7.5)
    .text(anggota.nip ? `NIP ${anggota.nip}` : (anggota.jabatan ?? ''), kiri, y + 32, { ...seluruh, height: 10 });
  pdf
    .font(TEBAL)
    .fontSize(13)
    .text(aktivasi.token, kiri, y + 42, { lineBreak: false, characterSpacing: 1 });
  const until = tanggalPanjang(localToday(aktivasi.kedaluwarsa_pada, organisasi.timezone));
  const text = { width: width - QR - 3 * TEPI };
  pdf
    .font(BIASA)
    .fontSize(7)
    .text('Pindai kode QR, atau buka halaman aktivasi dan ketik token di atas:', kiri, y + height - QR - TEPI, text)
    .text(aktivasi.tautan.replace(/\?.*$/, ''), text)
    .text(`Berlaku sekali sampai ${until}.`, text);
  printQr(pdf, aktivasi.tautan, { x: x + width - QR - TEPI, y: y + height - QR - TEPI, side: QR });
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeToken: typeof writeToken;
  }
}
