/** A sum over nothing is a row as well. */
export function satu<T>([row]: readonly T[]): T {
  if (!row) throw new Error('A sum without groups has one row');
  return row;
}
