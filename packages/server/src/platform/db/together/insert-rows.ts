import { arrayLiteral, columnLiteral } from './array-literal.ts';

/** A statement that writes rows, whose parameters begin with number `first`; the id tells it from all others. */
type Insert = { id: number; textFrom: (first: number) => string };

/** Rows to be written by `writeAll`; nothing where there are none. */
export type Writing = { insert: Insert; values: readonly (string | null)[] } | undefined;

let inserts = 0;

/** Stands between two documents; a JSON text never holds a control character unescaped. */
const BATAS = '\u001e';

/**
 * Rows into a table as one statement whose text never varies, however many they are. `columns` gives each column's
 * PostgreSQL type, or 'text json' for a text column of JSON that is written already; a column that a row does not have is null there. `rest` is what follows, such as `on conflict`.
 * Each column goes as one array, which PostgreSQL reads in half the time of a JSON object for each row.
 */
export function rowInserter<Column extends string>(table: string, columns: Record<Column, string>, rest = '') {
  const names = Object.keys(columns) as Column[];
  const parts = names.map((name) => ({ name, ...partOf(columns[name]) }));
  inserts += 1;
  const selected = parts.map(({ name, cast }) => `${name}${cast}`).join(', ');
  const textFrom = (first: number): string => {
    const arrays = parts.map(({ array }, index) => array(`$${first + index}`)).join(', ');
    return `insert into ${table} (${names.join(', ')}) select ${selected}
      from unnest(${arrays}) as baru (${names.join(', ')}) ${rest}`;
  };
  const insert: Insert = { id: inserts, textFrom };
  return (rows: readonly Partial<Record<Column, unknown>>[]): Writing =>
    rows.length > 0
      ? { insert, values: parts.map(({ name, valueOf }) => valueOf(rows.map((row) => row[name]))) }
      : undefined;
}

type Part = {
  array: (parameter: string) => string;
  cast: string;
  valueOf: (values: readonly unknown[]) => string | null;
};

/** How a column of this type is passed: documents and arrays as text, since an array holds no arrays of other lengths. */
function partOf(type: string): Part {
  if (type === 'json' || type === 'jsonb') {
    return { array: documentsOf, cast: `::${type}`, valueOf: documents };
  }
  if (type === 'text json') return { array: documentsOf, cast: '', valueOf: (values) => values.join(BATAS) };
  if (type.endsWith('[]')) {
    return {
      array: (text) => `${text}::text[]`,
      cast: `::${type}`,
      valueOf: (values) => columnLiteral(values.map(inner)),
    };
  }
  return { array: (text) => `${text}::${type}[]`, cast: '', valueOf: columnLiteral };
}

const documentsOf = (text: string) => `string_to_array(${text}, '${BATAS}', '')`;

const inner = (value: unknown): string | null => (Array.isArray(value) ? arrayLiteral(value) : null);

function documents(values: readonly unknown[]): string | null {
  if (values.every((value) => value === null || value === undefined)) return null;
  return values.map((value) => (value === null || value === undefined ? '' : JSON.stringify(value))).join(BATAS);
}
