import { BIASA, TEBAL } from '../pdf/huruf.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { printKaki } from '../pdf/print-kaki.ts';
import type { Buku, Pdf, TopikBuku } from './buku.ts';
import { heightOfTopik, printTopik } from './print-topik.ts';

const MARGIN = 48;
const SIZE = 10;
const SELA = 16;
const SELA_GAMBAR = 6;
/** The title of a chapter, with what parts it from its first topic. */
const KEPALA_BAB = 34;

/** Where the contents lead to. */
const tujuan = (bab: number) => `bab-${bab}`;

/** A manual on A4: a cover page with its contents, then its chapters. */
export async function writeBuku(buku: Buku): Promise<Buffer> {
  const { pdf, finished } = openPdf({ judul: buku.judul, penulis: 'Hadir', margin: MARGIN });
  pdf.addPage();
  let y = pdf.page.height;
  const halaman = buku.bab.map((bab, index) => {
    const [pertama] = bab.topik;
    // A title stands over the first of its topics, never alone.
    const isFull = !pertama || !place(pdf, pertama, y + SELA + KEPALA_BAB);
    if (isFull) pdf.addPage();
    pdf.addNamedDestination(tujuan(index));
    const mulai = pdf.bufferedPageRange().count;
    pdf.outline.addItem(bab.judul);
    const top = isFull ? MARGIN : y + SELA;
    pdf.font(TEBAL).fontSize(18).fillColor(buku.warna).text(bab.judul, MARGIN, top);
    y = top + KEPALA_BAB;
    for (const topik of bab.topik) y = printSatu(pdf, topik, y, buku.warna) + SELA;
    return mulai;
  });
  pdf.switchToPage(0);
  printSampul(pdf, buku, halaman);
  printKaki(pdf, { sebutan: `Hadir · ${buku.judul}` });
  pdf.end();
  return finished;
}

/** A topic is kept together with its picture, on the next page where this one has no room for it. */
function printSatu(pdf: Pdf, topik: TopikBuku, y: number, warna: string): number {
  const here = place(pdf, topik, y);
  if (!here) pdf.addPage();
  const top = here ? y : MARGIN;
  const { column, beside, lebar } = here ?? place(pdf, topik, top) ?? seluruhnya(pdf, topik);
  const until = printTopik(pdf, topik, { ...column, y: top, warna });
  const { gambar } = topik;
  if (!gambar) return until;
  const tinggi = (lebar * gambar.height) / gambar.width;
  const x = beside ? pdf.page.width - MARGIN - lebar : MARGIN;
  const at = beside ? top : until + SELA_GAMBAR;
  pdf.image(gambar.isi, x, at, { width: lebar });
  pdf.lineWidth(0.5).rect(x, at, lebar, tinggi).stroke('#c9c8ce');
  return Math.max(until, at + tinggi);
}

/** How a topic stands from `y` down, its picture narrower where only so it fits; nothing where the page has no room. */
function place(pdf: Pdf, topik: TopikBuku, y: number) {
  const { gambar } = topik;
  const { column, beside, lebar } = seluruhnya(pdf, topik);
  const room = pdf.page.height - MARGIN - y;
  const kata = heightOfTopik(pdf, topik, column);
  if (kata > room) return null;
  if (!gambar) return { column, beside, lebar };
  const ratio = gambar.height / gambar.width;
  if (beside) return lebar * ratio > room ? null : { column, beside, lebar };
  const muat = Math.min(lebar, (room - kata - SELA_GAMBAR) / ratio);
  return muat < gambar.tersempit ? null : { column, beside, lebar: muat };
}

/** A topic with its picture at its widest: a tall one beside the steps, a wide one below them. */
function seluruhnya(pdf: Pdf, { gambar }: TopikBuku) {
  const width = pdf.page.width - 2 * MARGIN;
  const beside = gambar !== undefined && gambar.height > gambar.width;
  const lebar = gambar?.lebar ?? 0;
  return { column: { x: MARGIN, width: beside ? width - lebar - SELA : width, size: SIZE }, beside, lebar };
}

function printSampul(pdf: Pdf, { judul, keterangan, warna, bab }: Buku, halaman: readonly number[]) {
  const width = pdf.page.width - 2 * MARGIN;
  pdf.font(TEBAL).fontSize(12).fillColor(warna).text('Hadir', MARGIN, 96);
  pdf.fontSize(26).fillColor('#17161c').text(judul, { width });
  pdf.font(BIASA).fontSize(11).fillColor('#4b4b55').text(keterangan, { width });
  pdf.font(TEBAL).fontSize(13).fillColor('#17161c').text('Isi', MARGIN, 230);
  for (const [index, one] of bab.entries()) {
    const nomor = halaman[index] ?? 1;
    const y = pdf.y + 8;
    pdf
      .font(TEBAL)
      .fontSize(11)
      .fillColor('#17161c')
      .text(one.judul, MARGIN, y, { width: width - 40, goTo: tujuan(index) });
    pdf.text(String(nomor), MARGIN, y, { width, align: 'right' });
    const topik = one.topik.map(({ judul: nama }) => nama).join(' · ');
    pdf
      .font(BIASA)
      .fontSize(10)
      .fillColor('#4b4b55')
      .text(topik, MARGIN, pdf.y + 2, { width: width - 60 });
  }
}
