import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * That the column lies between the first and the last of these dates. Beside dates that come with rows or are counted by the
 * database, it tells before anything is read which months alone are looked at (decision 0980). Of no date nothing is between.
 */
export function antaraSql(kolom: string, tanggal: readonly Tanggal[]): RawBuilder<boolean> {
  const ordered = tanggal.toSorted();
  return sql<boolean>`${sql.ref(kolom)} between ${ordered[0] ?? null}::date and ${ordered.at(-1) ?? null}::date`;
}
