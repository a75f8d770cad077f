type Row = Record<string, string>;

/** A cell that came to something else; a member-day that only one side has is one cell. */
export type Beda = { pin: string; tanggal: string; kolom: string; harapan: string; hasil: string };

const keyOf = (row: Row) => `${row['pin']} ${row['tanggal']}`;

/** Each cell in which what was derived differs from what was expected, in the order of the expectation. */
export function compareHarapan(harapan: readonly Row[], hasil: readonly Row[]): Beda[] {
  const derived = new Map(hasil.map((row) => [keyOf(row), row]));
  const expected = new Set(harapan.map(keyOf));
  const cell = ({ pin = '', tanggal = '' }: Row, kolom: string, a: string, b: string): Beda => ({
    pin,
    tanggal,
    kolom,
    harapan: a,
    hasil: b,
  });
  const beda = harapan.flatMap((row) => {
    const found = derived.get(keyOf(row));
    if (!found) return [cell(row, 'hari', 'ada', 'tidak ada')];
    return Object.entries(row).flatMap(([kolom, value]) =>
      found[kolom] === value ? [] : [cell(row, kolom, value, found[kolom] ?? '')],
    );
  });
  const surplus = hasil.filter((row) => !expected.has(keyOf(row)));
  return [...beda, ...surplus.map((row) => cell(row, 'hari', 'tidak ada', 'ada'))];
}
