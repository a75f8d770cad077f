import { BIASA, TEBAL } from '../../platform/print/pdf/huruf.ts';
import { printQr } from '../../platform/print/pdf/print-qr.ts';
import { printSlips, type Slip } from '../../platform/print/pdf/print-slips.ts';
import type { UntukCetak } from './cetak-anggota.queries.ts';

export type Kartu = { anggota: UntukCetak; foto: Uint8Array | null };

const FOTO = { width: 60, height: 80 };
const QR = 62;

/** A card for each member, ten on a page. */
export function writeKartu({ nama, kartu }: { nama: string; kartu: readonly Kartu[] }): Promise<Uint8Array> {
  const layout = { judul: 'Kartu anggota', penulis: nama, kolom: 2, baris: 5 };
  return printSlips(kartu, layout, (pdf, one, slip) => printSatu(pdf, nama, one, slip));
}

type Pdf = Parameters<Parameters<typeof printSlips>[2]>[0];

function printSatu(pdf: Pdf, organisasi: string, { anggota, foto }: Kartu, { x, y, width, height }: Slip) {
  pdf
    .font(TEBAL)
    .fontSize(9)
    .text(organisasi.toUpperCase(), x + 12, y + 12, {
      width: width - 24,
      height: 24,
      ellipsis: true,
    });
  const top = y + 42;
  if (foto) pdf.image(Buffer.from(foto), x + 12, top, FOTO);
  else
    pdf
      .rect(x + 12, top, FOTO.width, FOTO.height)
      .stroke('#9a99a2')
      .fillColor('#000000');

  const text = { width: width - FOTO.width - QR - 48, lineBreak: true };
  const left = x + FOTO.width + 22;
  pdf
    .font(TEBAL)
    .fontSize(11)
    .text(anggota.nama, left, top, { ...text, height: 42, ellipsis: true });
  pdf.font(BIASA).fontSize(8);
  for (const line of [anggota.nip && `NIP ${anggota.nip}`, anggota.jabatan, anggota.grup]) {
    if (line) pdf.text(line, { ...text, height: 20, ellipsis: true });
  }
  printQr(pdf, `hadir:${anggota.kode_kartu}`, { x: x + width - QR - 12, y: y + (height - QR) / 2 + 12, side: QR });
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    writeKartu: typeof writeKartu;
  }
}
