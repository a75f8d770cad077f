import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { hashPelepasan } from './hash-segel.ts';
import { deleteBarisBulan, insertPelepasan, listBulanLewat, listTenantBermasa } from './pelepasan.queries.ts';

/** So many lines go in one transaction: however long a month is, no statement runs into its limit. */
const SEKALI = 5_000;

/**
 * Takes away the lines that their tenant no longer keeps, a month and some lines at a time; what their seals came to stays,
 * and so do the lines of all others (aturan/log#masa-simpan-induk). Where it was broken off it goes on another night.
 */
export async function releaseBaris(db: Db, [kunci]: readonly Buffer[], sekali = SEKALI): Promise<number> {
  if (!kunci) return 0;
  let hilang = 0;
  const tenants = await inScope(db, { lingkup: 'semua' }, listTenantBermasa, { readOnly: true });
  for (const tenant_id of tenants) {
    const lewat = await inScope(db, { lingkup: 'semua' }, (trx) => listBulanLewat(trx, tenant_id), { readOnly: true });
    for (const bulan of lewat) {
      const meterai = hashPelepasan(kunci, bulan);
      await inScope(db, { lingkup: 'semua' }, (trx) => insertPelepasan(trx, { ...bulan, meterai }));
      for (let banyak = sekali; banyak === sekali; hilang += banyak)
        banyak = await inScope(db, { lingkup: 'semua' }, (trx) => deleteBarisBulan(trx, bulan, sekali));
    }
  }
  return hilang;
}
