import { TEBAL, BIASA } from '../pdf/huruf.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { printKaki } from '../pdf/print-kaki.ts';
import type { Buku, Pdf, TopikBuku } from './buku.ts';
import { heightOfTopik, printTopik } from './print-topik.ts';

const MARGIN = 36;
const GAP = 24;
const KOLOM = 2;
const KEPALA_BAB = 18;
const SELA = 7;
/** In points, from the largest letters that fit down to the smallest that are still read. */
const SIZES = [10, 9.5, 9, 8.5, 8, 7.5];

type Potong = { bab?: string | undefined; topik: TopikBuku };

/** All that a reader needs on one A4 page of two columns, in the largest letters that it fits in. */
export async function writeLembarPanduan({ judul, keterangan, warna, bab }: Buku): Promise<Buffer> {
  const { pdf, finished } = openPdf({ judul, penulis: 'Hadir', margin: MARGIN });
  pdf.addPage();
  pdf.font(TEBAL).fontSize(18).fillColor('#17161c').text(judul, MARGIN, MARGIN);
  pdf.font(BIASA).fontSize(10).fillColor('#4b4b55').text(keterangan);
  const top = pdf.y + 8;
  const potong = bab.flatMap((one): Potong[] =>
    one.topik.map((topik, index) => ({ topik, bab: index === 0 ? one.judul : undefined })),
  );
  const size = SIZES.find((one) => placeAll(pdf, potong, one, top) !== undefined);
  const placed = size === undefined ? undefined : placeAll(pdf, potong, size, top);
  if (size === undefined || !placed) throw new Error(`${judul} does not fit on one page`);
  for (const { bab: kepala, topik, x, y, width } of placed) {
    if (kepala)
      pdf
        .font(TEBAL)
        .fontSize(size + 3)
        .fillColor(warna)
        .text(kepala, x, y, { width });
    const at = y + (kepala ? KEPALA_BAB : 0);
    const { gambar } = topik;
    printTopik(pdf, topik, { x, width: kataWidth(topik, width), size, y: at, warna });
    if (!gambar) continue;
    const kiri = x + width - gambar.lebar;
    pdf.image(gambar.isi, kiri, at, { width: gambar.lebar });
    pdf.lineWidth(0.5).rect(kiri, at, gambar.lebar, tinggiGambar(topik)).stroke('#c9c8ce');
  }
  printKaki(pdf, { sebutan: `Hadir · ${judul}` });
  pdf.end();
  return finished;
}

/** A picture stands beside its steps. */
const kataWidth = ({ gambar }: TopikBuku, width: number) => (gambar ? width - gambar.lebar - SELA : width);
const tinggiGambar = ({ gambar }: TopikBuku) => (gambar ? (gambar.lebar * gambar.height) / gambar.width : 0);

/** Where each stands, down the first column and then the next; nothing where the page is too small. */
function placeAll(pdf: Pdf, potong: readonly Potong[], size: number, top: number) {
  const width = (pdf.page.width - 2 * MARGIN - (KOLOM - 1) * GAP) / KOLOM;
  const bottom = pdf.page.height - MARGIN;
  let kolom = 0;
  let y = top;
  const placed = [];
  for (const one of potong) {
    const kata = heightOfTopik(pdf, one.topik, { width: kataWidth(one.topik, width), size });
    const height = Math.max(kata, tinggiGambar(one.topik)) + (one.bab ? KEPALA_BAB : 0);
    if (y + height > bottom) {
      kolom += 1;
      y = top;
    }
    if (kolom === KOLOM) return undefined;
    placed.push({ ...one, x: MARGIN + kolom * (width + GAP), y, width });
    y += height + SELA;
  }
  return placed;
}
