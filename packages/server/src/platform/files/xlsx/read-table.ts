import type { Milik } from '../../workers/caller-of.ts';
import { Refusal } from '../../kit/refusal.ts';
import type { Kolom, Sel } from './kolom.ts';
import { readSheet } from './read-sheet.ts';

/** A column of an import: which field it fills, and whether the file must have it. */
export type KolomImpor<Field extends string> = Kolom & { field: Field; wajib?: boolean };

/**
 * One row under the columns' fields; `nilai` is what the file shows, in the order of the file's own header, and `rumus` the
 * titles under which it has a formula without a result.
 */
export type BarisTabel<Field extends string> = {
  baris: number;
  sel: Partial<Record<Field, Sel>>;
  nilai: string[];
  rumus: string[];
};

export type Tabel<Field extends string> = { kolom: string[]; baris: BarisTabel<Field>[] };

/**
 * Reads a sheet by the titles in its first row. Refuses a file without a column that must be there, with one that is
 * unknown (its data would be lost unnoticed) or there twice, and a file without rows.
 */
export async function readTable<Field extends string>(
  milik: Milik,
  content: Uint8Array,
  columns: readonly KolomImpor<Field>[],
  maks: number,
): Promise<Tabel<Field>> {
  const [header, ...rows] = await readSheet(milik, content, maks);
  if (!header) throw new Refusal('impor.empty');
  const titles = header.sel.map((sel) => show(sel));
  const places = titles.map((title) => columns.find(({ judul }) => judul.toLowerCase() === title.toLowerCase()));

  const missing = columns.find((column) => column.wajib && !places.includes(column));
  if (missing) throw new Refusal('impor.wrong_columns', { kolom: missing.judul });
  const surplus = titles.find((title, i) => title !== '' && (!places[i] || places.indexOf(places[i]) !== i));
  if (surplus !== undefined) throw new Refusal('impor.unknown_column', { kolom: surplus });
  if (rows.length === 0) throw new Refusal('impor.empty');

  return {
    kolom: titles,
    baris: rows.map(({ baris, sel, rumus }) => {
      const named: BarisTabel<Field>['sel'] = {};
      for (const [i, column] of places.entries()) if (column) named[column.field] = sel[i] ?? null;
      return {
        baris,
        sel: named,
        nilai: titles.map((_, i) => show(sel[i] ?? null)),
        rumus: rumus.flatMap((i) => titles[i] || []),
      };
    }),
  };
}

function show(sel: Sel): string {
  if (sel instanceof Date) return sel.toISOString().slice(0, 10);
  if (typeof sel === 'number') return String(sel).replace('.', ',');
  return sel === null ? '' : String(sel);
}
