import type { Sel } from './kolom.ts';

/** The names in a cell, separated by semicolons, since a name may hold a comma. */
export function splitNama(sel: Sel | undefined): Sel[] {
  if (typeof sel !== 'string') return [sel ?? null];
  return sel
    .split(';')
    .map((nama) => nama.trim())
    .filter(Boolean);
}
