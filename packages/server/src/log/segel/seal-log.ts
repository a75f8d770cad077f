import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { AWAL, hashSegel, hashSerta, type BarisTenant, type Segel, type Tempat } from './hash-segel.ts';
import {
  findSegelTerakhir,
  getBatas,
  insertSegel,
  isSegelGiliran,
  mapHashTerakhir,
  packBaris,
} from './segel.queries.ts';

/** So many lines stand under one seal at most. */
const SEPUTARAN = 5_000;
const SEBELUM_SEMUA: Tempat = { transaksi: 0, log_id: 0 };

/**
 * Seals every line that is certainly complete: those of transactions before the oldest that still runs. Whoever writes
 * waits for nothing; what commits late is sealed next (aturan/log#segel). Answers how many lines were sealed: none where no
 * key is left that another has not taken the place of, for whoever has that one seals.
 */
export async function sealLog(db: Db, kunci: readonly Buffer[]): Promise<number> {
  let sealed = 0;
  for (;;) {
    const lines = await inScope(db, { lingkup: 'semua' }, (trx) => sealPutaran(trx, kunci));
    sealed += lines;
    if (lines === 0) return sealed;
  }
}

/** One round: the next lines of one month, a seal for each tenant that has some, and the round's own. */
async function sealPutaran(trx: Db, berlaku: readonly Buffer[]): Promise<number> {
  if (!(await isSegelGiliran(trx))) return 0;
  const before = await findSegelTerakhir(trx);
  const kunci = pickKunci(berlaku, before);
  if (!kunci) return 0;
  const dari = before?.sampai ?? SEBELUM_SEMUA;
  const tenants = await packBaris(trx, dari, await getBatas(trx), SEPUTARAN);
  const last = tenants.toSorted((a, b) => a.transaksi - b.transaksi || a.log_id - b.log_id).at(-1);
  if (!last) return 0;
  const { transaksi, log_id, bulan } = last;
  const putaran = { putaran: (before?.putaran ?? 0) + 1, bulan, dari, sampai: { transaksi, log_id } };
  await insertSegel(trx, await makeSegel(trx, kunci, putaran, tenants));
  return tenants.reduce((sum, { jumlah }) => sum + jumlah, 0);
}

/** While servers change over to another key, all go on with the one of the last round: a chain never goes back to a key. */
const pickKunci = (berlaku: readonly Buffer[], before: Segel | undefined): Buffer | undefined =>
  berlaku.find((kunci) => before && hashSegel(kunci, before).equals(before.hash)) ?? berlaku[0];

type Putaran = Pick<Segel, 'putaran' | 'bulan' | 'dari' | 'sampai'>;

async function makeSegel(trx: Db, kunci: Buffer, putaran: Putaran, found: readonly BarisTenant[]): Promise<Segel[]> {
  const byTenant = new Map(found.map((one) => [one.tenant_id, one]));
  const tenants = [...byTenant.keys()].filter((one) => one !== null).toSorted((a, b) => a - b);
  const last = await mapHashTerakhir(trx, [...tenants, null]);
  const make = (tenant_id: number | null, serta: Buffer | null): Segel => {
    const { jumlah, baris } = byTenant.get(tenant_id) ?? { jumlah: 0, baris: Buffer.alloc(0) };
    const sebelum = last.get(tenant_id) ?? AWAL;
    const segel = { ...putaran, tenant_id, jumlah, baris, serta, sebelum };
    return { ...segel, hash: hashSegel(kunci, segel) };
  };
  const others = tenants.map((tenant_id) => make(tenant_id, null));
  return [...others, make(null, hashSerta(kunci, others))];
}
