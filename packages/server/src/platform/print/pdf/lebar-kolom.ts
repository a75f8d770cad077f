/** How wide a column's texts are, in points: its longest word, and its longest line. */
export type Kebutuhan = { kata: number; baris: number; bagian: number };

/**
 * The widths of columns that fill `total` together with each line whole: what is left goes to them by their shares. Null
 * where the lines need more than there is.
 */
export function lebarUtuh(kolom: readonly Kebutuhan[], total: number): number[] | null {
  const [baris, bagian] = [sumOf(kolom, 'baris'), sumOf(kolom, 'bagian')];
  return baris > total ? null : kolom.map((one) => one.baris + ((total - baris) * one.bagian) / bagian);
}

/** The same with lines wrapped where they are longest, but no word broken. Null where even the words need more. */
export function lebarTerlipat(kolom: readonly Kebutuhan[], total: number): number[] | null {
  const [kata, baris] = [sumOf(kolom, 'kata'), sumOf(kolom, 'baris')];
  if (kata > total) return null;
  return kolom.map((one) => one.kata + ((one.baris - one.kata) * (total - kata)) / (baris - kata));
}

const sumOf = (kolom: readonly Kebutuhan[], what: keyof Kebutuhan) => kolom.reduce((all, one) => all + one[what], 0);
