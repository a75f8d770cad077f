/** Rows that a statement answered as a JSON array for each column, all of one length. */
export type Columns<Row> = { [K in keyof Row]: readonly Row[K][] };

/**
 * These as rows again. An object for each row costs PostgreSQL as much time as finding it; an array for a column does
 * not.
 */
export function rowsOfColumns<Row extends object>(columns: Columns<Row>): Row[] {
  const keys = Object.keys(columns) as (keyof Row)[];
  const length = keys[0] === undefined ? 0 : columns[keys[0]].length;
  const rows: Row[] = [];
  for (let i = 0; i < length; i += 1) {
    const row: Partial<Row> = {};
    for (const key of keys) row[key] = columns[key][i];
    // Every key has been set from the column of its name.
    rows.push(row as Row);
  }
  return rows;
}
