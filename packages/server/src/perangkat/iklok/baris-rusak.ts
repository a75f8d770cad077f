import { createHash } from 'node:crypto';
import { KUNCI_LAIN, MAKS_RUSAK } from '../dasar/maks-rusak.ts';

/** A line that cannot be read, by what makes it the same when it comes again, and how often it came. */
export type BarisRusak = { kunci: string; baris: string; jumlah: number };

/** Collects what cannot be read of a body: equal lines together, and those beyond the limit as one (aturan/perangkat#baris). */
export function createRusak() {
  const semua = new Map<string, BarisRusak>();
  return {
    add: (mentah: string, baris: string) => {
      const sidik = `rusak ${createHash('sha256').update(mentah).digest('hex').slice(0, 40)}`;
      const kunci = semua.has(sidik) || semua.size < MAKS_RUSAK ? sidik : KUNCI_LAIN;
      const same = semua.get(kunci);
      if (same) same.jumlah += 1;
      else semua.set(kunci, { kunci, baris, jumlah: 1 });
    },
    list: () => [...semua.values()],
  };
}
