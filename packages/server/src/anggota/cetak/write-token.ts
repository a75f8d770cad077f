import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';
import { printQr } from '../../platform/print/pdf/print-qr.ts';
import { printSlips, type Slip } from '../../platform/print/pdf/print-slips.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { UntukCetak } from './cetak-anggota.queries.ts';
import type { Aktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';

type Lembar = { anggota: UntukCetak; aktivasi: Aktivasi };

const QR = 84;

/** A sheet to cut out for each member with his token and its QR code. */
export function writeToken(given: Organisasi & { lembar: readonly Lembar[] }): Promise<Uint8Array> {
  const layout = { judul: 'Token aktivasi', penulis: given.nama, kolom: 2, baris: 5 };
  return printSlips(given.lembar, layout, (pdf, one, slip) => printLembar(pdf, given, one, slip));
}

type Organisasi = { nama: string; timezone: Zona };
type Pdf = Parameters<Parameters<typeof printSlips>[2]>[0];

function printLembar(pdf: Pdf, organisasi: Organisasi, { anggota, aktivasi }: Lembar, { x, y, width, height }: Slip) {
  const text = { width: width - QR - 34, lineBreak: true };
  pdf
    .font(BIASA)
    .fontSize(7.5)
    .text(organisasi.nama, x + 12, y + 12, { ...text, height: 10, ellipsis: true });
  pdf
    .font(TEBAL)
    .fontSize(11)
    .text(anggota.nama, x + 12, y + 24, { ...text, height: 28, ellipsis: true });
  pdf
    .font(BIASA)
    .fontSize(7.5)
    .text(anggota.nip ? `NIP ${anggota.nip}` : (anggota.jabatan ?? ''), text);
  pdf
    .font(TEBAL)
    .fontSize(13)
    .text(aktivasi.token, x + 12, y + 72, { width: width - 24, lineBreak: false, characterSpacing: 1 });
  const until = tanggalPanjang(localToday(aktivasi.kedaluwarsa_pada, organisasi.timezone));
  pdf
    .font(BIASA)
    .fontSize(7)
    .text('Pindai kode QR, atau buka halaman aktivasi dan ketik token di atas:', x + 12, y + 94, text)
    .text(aktivasi.tautan.replace(/\?.*$/, ''), text)
    .text(`Berlaku sekali sampai ${until}.`, text);
  printQr(pdf, aktivasi.tautan, { x: x + width - QR - 12, y: y + (height - QR) / 2 + 16, side: QR });
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeToken: typeof writeToken;
  }
}
