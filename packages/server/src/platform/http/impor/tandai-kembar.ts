import type { BarisDinilai } from './impor-lembar.ts';

/**
 * Marks rows that are about the same, each with another that is, in the column that says so: 'ID ini juga ada di baris 3'.
 * None of them is taken for the right one. A row without a key is about nothing yet.
 */
export function tandaiKembar<Isi>(
  rows: readonly BarisDinilai<Isi>[],
  { keyOf, kolom, sebutan }: { keyOf: (isi: Isi) => string | number; kolom: string; sebutan: string },
): readonly BarisDinilai<Isi>[] {
  const sama = Map.groupBy(rows, ({ isi }) => keyOf(isi));
  return rows.map((row) => {
    const key = keyOf(row.isi);
    const lain = key === '' ? undefined : sama.get(key)?.find((one) => one !== row);
    return lain === undefined
      ? row
      : { ...row, galat: [...row.galat, { kolom, pesan: `${sebutan} ini juga ada di baris ${lain.baris}` }] };
  });
}
