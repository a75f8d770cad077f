/**
 * A PostgreSQL array of these values, as the text that its input functions read; null and undefined are null there.
 * Ours because pg's own escapes every element twice, which a check-in with its eighty columns would feel.
 */
export function arrayLiteral(values: readonly unknown[]): string {
  let text = '';
  for (const value of values) text += text === '' ? elementOf(value) : `,${elementOf(value)}`;
  return `{${text}}`;
}

/** A column of a group's rows; nothing where none of them has a value, since reading an array of nulls costs as well. */
export const columnLiteral = (values: readonly unknown[]): string | null =>
  values.every((value) => value === null || value === undefined) ? null : arrayLiteral(values);

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new TypeError(`Not an element of an array: ${typeof value}`);
  return value.includes('"') || value.includes('\\') ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}
