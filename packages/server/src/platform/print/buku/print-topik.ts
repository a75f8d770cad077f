import { BIASA, TEBAL } from '../pdf/huruf.ts';
import type { Pdf, TopikBuku } from './buku.ts';

const NOMOR = 14;
const SELA_LANGKAH = 2;

type Tempat = { x: number; width: number; size: number };
type Cetak = Tempat & { y: number; warna: string };

/** How high a topic's words stand in a column of that width. */
export function heightOfTopik(pdf: Pdf, { judul, langkah }: TopikBuku, { width, size }: Omit<Tempat, 'x'>): number {
  const kepala = pdf
    .font(TEBAL)
    .fontSize(size + 1.5)
    .heightOfString(judul, { width });
  pdf.font(BIASA).fontSize(size);
  return langkah.reduce(
    (sum, one) => sum + pdf.heightOfString(one, { width: width - NOMOR }) + SELA_LANGKAH,
    kepala + SELA_LANGKAH,
  );
}

/** A topic's title and its numbered steps, from `y` down; answers where it ends. */
export function printTopik(pdf: Pdf, { judul, langkah }: TopikBuku, { x, width, size, y, warna }: Cetak): number {
  pdf
    .font(TEBAL)
    .fontSize(size + 1.5)
    .fillColor('#17161c')
    .text(judul, x, y, { width });
  let at = pdf.y + SELA_LANGKAH;
  for (const [index, one] of langkah.entries()) {
    pdf
      .font(TEBAL)
      .fontSize(size)
      .fillColor(warna)
      .text(String(index + 1), x, at, { width: NOMOR, lineBreak: false });
    pdf
      .font(BIASA)
      .fillColor('#17161c')
      .text(one, x + NOMOR, at, { width: width - NOMOR });
    at = pdf.y + SELA_LANGKAH;
  }
  return at;
}
