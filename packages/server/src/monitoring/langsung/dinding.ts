import type { TugasPantau } from '@hadir/rules/akses/is-dipantau.ts';
import type { Pelaku } from '../../platform/http/access/find-pelaku.queries.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

/** What one look found: the organisations for all walls, the worst first, and what the monitors among the viewers were given. */
export type Pandangan = {
  /** Who stands before this wall by now; undefined where his session is gone. */
  pelaku: Pelaku | undefined;
  tugasOf: (user_id: number) => readonly TugasDi[];
  /** The rows that `pick` takes, the same array for all walls of one key. */
  pickOnce: (key: string, pick: (row: Pantauan) => boolean) => readonly Pantauan[];
};

type TugasDi = TugasPantau & { tenant_id: number };

/** Shown at each look; takes of it what is within its reach. `token_hash` of its viewer's session, `pemantau_id` where a monitor looks. */
export type Dinding = { token_hash: Buffer; pemantau_id: number | null; show: (pandangan: Pandangan) => void };
