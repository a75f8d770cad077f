import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { hashPenutup } from './hash-segel.ts';
import { countSegelBulan, dropBulan, insertPenutup, listBulanLama } from './penutup.queries.ts';

/** Lets every month go that is older than the log is kept; what its seals came to stays (aturan/log#masa-simpan). */
export async function releaseBulan(db: Db, [kunci]: readonly Buffer[], disimpan: number): Promise<string[]> {
  if (!kunci) return [];
  const old = await inScope(db, { lingkup: 'semua' }, (trx) => listBulanLama(trx, disimpan), { readOnly: true });
  for (const bulan of old) {
    await inScope(db, { lingkup: 'semua' }, async (trx) => {
      const closed = await countSegelBulan(trx, bulan);
      await insertPenutup(
        trx,
        closed.map((one) => ({ ...one, meterai: hashPenutup(kunci, one) })),
      );
      await dropBulan(trx, bulan);
    });
  }
  return old;
}
