import type { BarisDinilai } from './impor-lembar.ts';

/**
 * Marks a row that is about the same as one above it, in the column that says so: 'ID ini juga ada di baris 3'. A row
 * without a key is about nothing yet.
 */
export function tandaiKembar<Isi>(
  rows: readonly BarisDinilai<Isi>[],
  { keyOf, kolom, sebutan }: { keyOf: (isi: Isi) => string | number; kolom: string; sebutan: string },
): readonly BarisDinilai<Isi>[] {
  const seen = new Map<string | number, number>();
  return rows.map((row) => {
    const key = keyOf(row.isi);
    const before = key === '' ? undefined : seen.get(key);
    if (before === undefined) seen.set(key, row.baris);
    return before === undefined
      ? row
      : { ...row, galat: [...row.galat, { kolom, pesan: `${sebutan} ini juga ada di baris ${before}` }] };
  });
}
