import type { TugasPantau } from '@hadir/rules/akses/is-dipantau.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

/** What one look found, for all walls: the organisations, the worst first, and what the monitors among the viewers were given. */
export type Pandangan = {
  tugasOf: (user_id: number) => readonly TugasDi[];
  /** The rows that `pick` takes, the same array for all walls of one key. */
  pickOnce: (key: string, pick: (row: Pantauan) => boolean) => readonly Pantauan[];
};

type TugasDi = TugasPantau & { tenant_id: number };

/** Shown at each look; takes of it what is within its reach. `pemantau_id` where a monitor looks. */
export type Dinding = { pemantau_id: number | null; show: (pandangan: Pandangan) => Promise<void> };
