import { isTerlihat, type Pelihat, type Pihak } from '@hadir/rules/akses/terlihat.ts';
import { Refusal } from './refusal.ts';

/** What was looked for; refuses (404) where it is not there. */
export function found<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw new Refusal('input.not_found');
  return row;
}

/** The same for a row that exists only to those who see it (aturan/akses#siapa). */
export function foundTerlihat<T>({ actor }: { actor: Pelihat }, row: T | undefined, pihakOf: (row: T) => Pihak): T {
  const one = found(row);
  if (!isTerlihat(actor, pihakOf(one))) throw new Refusal('input.not_found');
  return one;
}
