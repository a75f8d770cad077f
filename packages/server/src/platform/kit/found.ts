import { isTerlihat, type Pelihat, type Pihak } from '@hadir/rules/akses/terlihat.ts';
import { Refusal } from './refusal.ts';

/** What was looked for; refuses (404) where it is not there. */
export function found<T>(row: T | null | undefined): T {
  foundOnlyIf(row !== undefined && row !== null);
  return row;
}

/** Refuses (404) unless it is there to whoever asks: what is another's, or gone, is as if it were not. */
export function foundOnlyIf(isThere: boolean): asserts isThere {
  if (!isThere) throw new Refusal('input.not_found');
}

/** What was looked for, where it exists only to those who see it (aturan/akses#siapa). */
export function foundTerlihat<T>({ actor }: { actor: Pelihat }, row: T | undefined, pihakOf: (row: T) => Pihak): T {
  const one = found(row);
  foundOnlyIf(isTerlihat(actor, pihakOf(one)));
  return one;
}
