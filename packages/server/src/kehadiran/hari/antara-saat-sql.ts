import { sql, type RawBuilder } from 'kysely';

/**
 * That the column lies between the first and the last of these instants: as `antaraSql` of dates, of events (decision 0990). Of no
 * instant nothing is between.
 */
export function antaraSaatSql(kolom: string, saat: readonly string[]): RawBuilder<boolean> {
  const ordered = saat.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return sql<boolean>`${sql.ref(kolom)} between ${ordered[0] ?? null}::timestamptz and ${ordered.at(-1) ?? null}::timestamptz`;
}
