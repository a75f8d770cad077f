import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

/** How long check-ins and the bare driver's transactions, at the same moments, each waited. */
export type Tunggu = { presensi: readonly number[]; polos: readonly number[] };

/** What nobody waits longer for, on whatever machine. */
const PALING_LAMA_MS = 100;
/** A check-in is this many times the bare transaction beside it at most: some ten statements and their one commit. */
const PALING_BANYAK_KALI = 6;

/**
 * Check-ins against a fixed time, and against the bare driver at the same moments. Neither limit moves with what was
 * measured: a slow machine misses the first, which says that it is slow, and slows both sides of the second, which then
 * still says whether the server makes people wait. A limit in terms of its own quiet run would have grown with a slow one.
 */
export function tungguFigures(kapan: string, { presensi, polos }: Tunggu): Figure[] {
  const [lama, polosLama] = [percentile(presensi, 0.99), percentile(polos, 0.99)];
  return [
    { nama: `Presensi ${kapan}, p99`, nilai: lama, satuan: 'ms', batas: PALING_LAMA_MS, arah: 'paling banyak' },
    {
      nama: `Presensi ${kapan} dibanding transaksi driver polos di sampingnya, p99`,
      nilai: lama / polosLama,
      satuan: 'kali',
      batas: PALING_BANYAK_KALI,
      arah: 'paling banyak',
    },
  ];
}
