import { sql, type RawBuilder } from 'kysely';

/** Rows to be written by `writeAll`; nothing where there are none. */
export type Writing = RawBuilder<unknown> | undefined;

/**
 * Rows into a table as one statement whose text never varies, however many they are. `columns` gives each column's
 * PostgreSQL type; a column that a row does not have is null there. `rest` is what follows, such as `on conflict`.
 */
export function rowInserter<Column extends string>(table: string, columns: Record<Column, string>, rest = '') {
  const names = Object.keys(columns).join(', ');
  const record = Object.entries(columns)
    .map(([name, type]) => `${name} ${type as string}`)
    .join(', ');
  const text = sql.raw(`insert into ${table} (${names}) select ${names} from json_to_recordset(`);
  const end = sql.raw(`::json) as baru (${record}) ${rest}`);
  return (rows: readonly Partial<Record<Column, unknown>>[]): Writing =>
    rows.length > 0 ? sql`${text}${JSON.stringify(rows)}${end}` : undefined;
}
