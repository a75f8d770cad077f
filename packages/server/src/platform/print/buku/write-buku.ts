import { BIASA, TEBAL } from '../pdf/huruf.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { printKaki } from '../pdf/print-kaki.ts';
import type { Buku, Pdf, TopikBuku } from './buku.ts';
import { heightOfTopik, printTopik } from './print-topik.ts';

const MARGIN = 48;
const SIZE = 10;
const SELA = 16;

/** Where the contents lead to. */
const tujuan = (bab: number) => `bab-${bab}`;

/** A manual on A4: a cover page with its contents, and each chapter from a page of its own. */
export async function writeBuku(buku: Buku): Promise<Buffer> {
  const { pdf, finished } = openPdf({ judul: buku.judul, penulis: 'Hadir', margin: MARGIN });
  pdf.addPage();
  const halaman = buku.bab.map((bab, index) => {
    pdf.addPage();
    pdf.addNamedDestination(tujuan(index));
    const mulai = pdf.bufferedPageRange().count;
    pdf.outline.addItem(bab.judul);
    pdf.font(TEBAL).fontSize(18).fillColor('#6935be').text(bab.judul, MARGIN, MARGIN);
    let y = pdf.y + 10;
    for (const topik of bab.topik) y = printSatu(pdf, topik, y) + SELA;
    return mulai;
  });
  pdf.switchToPage(0);
  printSampul(pdf, buku, halaman);
  printKaki(pdf, [{ mulai: 0, sebutan: `Hadir · ${buku.judul}` }]);
  pdf.end();
  return finished;
}

/** A topic is kept together with its picture, on the next page where this one has no room for it. */
function printSatu(pdf: Pdf, topik: TopikBuku, y: number): number {
  const { gambar } = topik;
  const width = pdf.page.width - 2 * MARGIN;
  const tinggi = gambar ? (gambar.lebar * gambar.height) / gambar.width : 0;
  // A tall one stands beside the steps, a wide one below them.
  const beside = gambar !== undefined && gambar.height > gambar.width;
  const column = { x: MARGIN, width: beside ? width - gambar.lebar - SELA : width, size: SIZE };
  const kata = heightOfTopik(pdf, topik, column);
  const needed = beside ? Math.max(kata, tinggi) : kata + (gambar ? tinggi + 6 : 0);
  const isFull = y + needed > pdf.page.height - MARGIN;
  if (isFull) pdf.addPage();
  const top = isFull ? MARGIN : y;
  const until = printTopik(pdf, topik, { ...column, y: top });
  if (!gambar) return until;
  const x = beside ? MARGIN + width - gambar.lebar : MARGIN;
  const at = beside ? top : until + 6;
  pdf.image(gambar.isi, x, at, { width: gambar.lebar });
  pdf.lineWidth(0.5).rect(x, at, gambar.lebar, tinggi).stroke('#c9c8ce');
  return Math.max(until, at + tinggi);
}

function printSampul(pdf: Pdf, { judul, keterangan, bab }: Buku, halaman: readonly number[]) {
  const width = pdf.page.width - 2 * MARGIN;
  pdf.font(TEBAL).fontSize(12).fillColor('#6935be').text('Hadir', MARGIN, 96);
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
