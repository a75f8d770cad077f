import { sql, type RawBuilder } from 'kysely';
import { arrayLiteral } from './array-literal.ts';

/** Rows to be written by `writeAll`; nothing where there are none. */
export type Writing = RawBuilder<unknown> | undefined;

/** Stands between two documents; a JSON text never holds a control character unescaped. */
const BATAS = '\u001e';

/**
 * Rows into a table as one statement whose text never varies, however many they are. `columns` gives each column's
 * PostgreSQL type; a column that a row does not have is null there. `rest` is what follows, such as `on conflict`.
 * Each column goes as one array, which PostgreSQL reads in half the time of a JSON object for each row.
 */
export function rowInserter<Column extends string>(table: string, columns: Record<Column, string>, rest = '') {
  const names = Object.keys(columns) as Column[];
  const parts = names.map((name) => partOf(columns[name]));
  const selected = names.map((name, index) => `${name}${parts[index]?.cast ?? ''}`).join(', ');
  const begin = `insert into ${table} (${names.join(', ')}) select ${selected} from unnest(`;
  const text = [
    begin + (parts[0]?.before ?? ''),
    ...parts.slice(1).map(({ before }, index) => `${parts[index]?.after}, ${before}`),
    `${parts.at(-1)?.after}) as baru (${names.join(', ')}) ${rest}`,
  ] as unknown as TemplateStringsArray;
  return (rows: readonly Partial<Record<Column, unknown>>[]): Writing =>
    rows.length > 0
      ? sql(text, ...names.map((name, index) => parts[index]?.valueOf(rows.map((row) => row[name]))))
      : undefined;
}

type Part = { before: string; after: string; cast: string; valueOf: (values: readonly unknown[]) => string };

/** How a column of this type is passed: documents and arrays as text, since an array holds no arrays of other lengths. */
function partOf(type: string): Part {
  if (type === 'json' || type === 'jsonb') {
    return { before: 'string_to_array(', after: `, '${BATAS}', '')`, cast: `::${type}`, valueOf: documents };
  }
  if (type.endsWith('[]')) {
    return {
      before: '',
      after: '::text[]',
      cast: `::${type}`,
      valueOf: (values) => arrayLiteral(values.map((value) => (Array.isArray(value) ? arrayLiteral(value) : null))),
    };
  }
  return { before: '', after: `::${type}[]`, cast: '', valueOf: arrayLiteral };
}

function documents(values: readonly unknown[]): string {
  return values.map((value) => (value === null || value === undefined ? '' : JSON.stringify(value))).join(BATAS);
}
