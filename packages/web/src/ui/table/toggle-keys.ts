import type { RowKey } from './column.ts';

/** The selection with these keys put in or taken out. */
export function toggleKeys(selected: ReadonlySet<RowKey>, keys: RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
