import type { Db } from './open-db.ts';

/** Why what may be read elsewhere was read on the primary all the same. */
export type SebabUtama = 'hilang' | 'tertinggal' | 'putus';

/**
 * Reads where that burdens nobody who writes: on the replica, where it holds by now all that the primary held when this was
 * asked, and else on the primary. So nobody reads what is older than his own last change.
 */
export type Baca = {
  <T>(onReplica: (db: Db) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>;
  /** How often there, and how often here and why. */
  counts: Readonly<Record<'replika' | SebabUtama, number>>;
};

export const newCounts = () => ({ replika: 0, hilang: 0, tertinggal: 0, putus: 0 });

/** Without a replica. */
export const bacaDiUtama: Baca = Object.assign(<T>(_: unknown, onPrimary: () => Promise<T>) => onPrimary(), {
  counts: newCounts(),
});
