/** The fields of `wanted` that differ from what is in force. */
export function changedFields<T extends Record<string, unknown>>(
  inForce: T,
  wanted: Record<keyof T, unknown>,
): Partial<T> {
  const names = Object.keys(inForce) as (keyof T)[];
  const changed = names.filter((name) => !Object.is(inForce[name], wanted[name]));
  // Each value belongs to its own name; the loop cannot see that tie.
  return Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<T>;
}
