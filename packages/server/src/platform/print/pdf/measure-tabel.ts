import type PDFDocument from 'pdfkit';
import { BIASA, TEBAL } from './huruf.ts';
import { lebarTerlipat, lebarUtuh } from './lebar-kolom.ts';
import { kelompokOf, type PdfTabel } from './pdf-tabel.ts';

/** Around each text, in points. */
export const PADDING = 2.6;
/** The sizes that a table may be printed in: the largest that keeps each line whole, else the largest that breaks no word. */
const SIZES = { utuh: [8.5, 8, 7.5, 7], terlipat: [8, 7.5, 7, 6.5, 6, 5.5, 5] };
/** A column is never narrower than this, so that an empty one can be written in. */
const SEMPIT = 9;

/**
 * In which size, and how wide each column of, a table fills its page; and how wide a text is then. The last column is
 * at least `terakhir` points wide, for the pictures that stand in it.
 */
export function measureTabel(pdf: typeof PDFDocument, tabel: PdfTabel, terakhir = 0) {
  const { left, right } = pdf.page.margins;
  const total = pdf.page.width - left - right;
  for (const [cara, lebar] of [
    ['utuh', lebarUtuh],
    ['terlipat', lebarTerlipat],
  ] as const) {
    for (const size of SIZES[cara]) {
      const widthOf = measureTexts(pdf, size);
      const widths = lebar(needsOf(tabel, widthOf, terakhir), total);
      if (widths) return { size, widths, widthOf };
    }
  }
  const size = SIZES.terlipat.at(-1) ?? 5;
  const shares = tabel.kolom.reduce((sum, { bagian }) => sum + bagian, 0);
  return {
    size,
    widths: tabel.kolom.map(({ bagian }) => (total * bagian) / shares),
    widthOf: measureTexts(pdf, size),
  };
}

export type WidthOf = (text: string, isTebal: boolean) => number;

/** Measures each text once: those of a table repeat themselves. */
function measureTexts(pdf: typeof PDFDocument, size: number): WidthOf {
  const known = [new Map<string, number>(), new Map<string, number>()] as const;
  return (text, isTebal) => {
    const widths = known[isTebal ? 1 : 0];
    const found = widths.get(text);
    if (found !== undefined) return found;
    const width = pdf
      .font(isTebal ? TEBAL : BIASA)
      .fontSize(size)
      .widthOfString(text);
    widths.set(text, width);
    return width;
  };
}

function needsOf({ kolom, baris, jumlah }: PdfTabel, widthOf: WidthOf, terakhir: number) {
  const needs = kolom.map(({ judul, bagian }, i) => {
    const need = { kata: SEMPIT, baris: SEMPIT, bagian };
    const add = (text: string, isTebal: boolean) => {
      for (const word of text.split(/\s+/)) need.kata = Math.max(need.kata, widthOf(word, isTebal) + 2 * PADDING + 0.5);
      // A header may always be wrapped between its words.
      const lines = isTebal ? text.split(/\s+/) : text.split('\n');
      for (const line of lines) need.baris = Math.max(need.baris, widthOf(line, isTebal) + 2 * PADDING + 0.5);
    };
    add(judul, true);
    if (jumlah?.[i]) add(jumlah[i], true);
    for (const row of baris) if (row[i]) add(row[i], false);
    return need;
  });
  const last = needs.at(-1);
  if (last && terakhir > 0) last.kata = last.baris = Math.max(last.kata, terakhir);
  const alike = needs.filter((_, i) => kolom[i]?.sama);
  for (const need of alike) {
    need.kata = Math.max(...alike.map(({ kata }) => kata));
    need.baris = Math.max(...alike.map(({ baris: one }) => one));
  }
  for (const { judul, dari, sampai } of kelompokOf(kolom)) {
    if (judul === undefined) continue;
    const members = needs.slice(dari, sampai);
    const heading = widthOf(judul, true) + 2 * PADDING + 0.5;
    const lacking = (heading - members.reduce((sum, { kata }) => sum + kata, 0)) / members.length;
    for (const need of members) {
      need.kata += Math.max(0, lacking);
      need.baris = Math.max(need.baris, need.kata);
    }
  }
  return needs;
}
