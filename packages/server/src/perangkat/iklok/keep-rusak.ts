import type { Db } from '../../platform/db/open/open-db.ts';
import type { Mesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';
import { KUNCI_LAIN, MAKS_RUSAK } from '../dasar/maks-rusak.ts';
import { countRusak, insertRusak, updateRusak } from '../dasar/rusak.queries.ts';
import type { BarisRusak } from './baris-rusak.ts';

/**
 * Keeps what a machine sent and nobody can read: a line that came before is counted, a new one is kept while there is room,
 * and the others are one row with their number (aturan/perangkat#baris). The machine is locked.
 */
export async function keepRusak(db: Db, mesin: Mesin, rusak: readonly BarisRusak[], now: Date): Promise<void> {
  if (rusak.length === 0) return;
  const known = await updateRusak(db, mesin, rusak.filter(({ kunci }) => kunci !== KUNCI_LAIN), now); // prettier-ignore
  const baru = rusak.filter(({ kunci }) => !known.has(kunci));
  const ruang = Math.max(0, MAKS_RUSAK - (await countRusak(db, mesin)));
  const sendiri = baru.filter(({ kunci }) => kunci !== KUNCI_LAIN).slice(0, ruang);
  const lain = baru.filter((one) => !sendiri.includes(one));
  const jumlah = lain.reduce((sum, one) => sum + one.jumlah, 0);
  const [contoh] = lain;
  await insertRusak(db, mesin, contoh ? [...sendiri, { ...contoh, kunci: KUNCI_LAIN, jumlah }] : sendiri, now);
}
