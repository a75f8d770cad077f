import { AWAL, hashSegel, hashSerta, type Segel } from '../segel/hash-segel.ts';
import type { Temuan } from './temuan.ts';

/**
 * Follows the chain of each tenant's seals, round by round, from the first key to the latest: once a later key has sealed, an
 * earlier one seals no more, whoever may have got hold of it. `sambungan` are the hashes of months that were let go, from
 * which a chain may go on.
 */
export function chainChecker(kunci: readonly Buffer[], sambungan: ReadonlySet<string>) {
  const last = new Map<number | null, Buffer>();
  let terakhir = kunci.length - 1;

  const isJoined = (segel: Segel): boolean => {
    const before = last.get(segel.tenant_id);
    if (sambungan.has(segel.sebelum.toString('hex'))) return true;
    return segel.sebelum.equals(before ?? AWAL);
  };

  return function* check(seals: readonly Segel[]): Generator<Temuan> {
    const own = seals.at(-1);
    const others = seals.filter(({ tenant_id }) => tenant_id !== null);
    const at = own ? kunci.findIndex((one) => hashSegel(one, own).equals(own.hash)) : -1;
    if (at >= 0 && at < terakhir) terakhir = at;
    const of = kunci[terakhir] ?? AWAL;
    for (const segel of seals) {
      if (!hashSegel(of, segel).equals(segel.hash)) yield { jenis: 'segel-diubah', ...segel };
      else if (!isJoined(segel)) yield { jenis: 'segel-hilang', ...segel };
      last.set(segel.tenant_id, segel.hash);
    }
    const isWhole = own?.tenant_id === null && own.serta?.equals(hashSerta(of, others));
    if (own && !isWhole) yield { jenis: 'segel-hilang', ...own };
  };
}
