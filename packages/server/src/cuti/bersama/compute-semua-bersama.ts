import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { loadLots, type BarisTertulis } from '../saldo/lot-saldo.queries.ts';
import { computeBersama } from './compute-bersama.ts';
import type { SemuaBersama } from './judge-semua-bersama.ts';

type Ctx = { db: Db; today: Tanggal; organisasi: { organisasi_id: number } };

/** What every member's ledgers need to follow what was judged, to be written and to be told. */
export async function computeSemuaBersama(
  ctx: Ctx,
  { range, cuti_kategori_id: tahunan, anggota, nilai }: SemuaBersama,
): Promise<{ baris: HasilBersama['baris']; tulisan: BarisTertulis[] }> {
  const lots = await loadLots(ctx, { user_ids: 'semua' });
  const byUser = new Map<number, [number, LotSaldo[]][]>();
  for (const [key, own] of lots) {
    const [user_id = 0, cuti_kategori_id = 0] = key.split(' ').map(Number);
    byUser.set(user_id, [...(byUser.get(user_id) ?? []), [cuti_kategori_id, own]]);
  }
  const tulisan: BarisTertulis[] = [];
  const baris = anggota.flatMap((one) => {
    const ledgers = new Map(byUser.get(one.user_id));
    if (tahunan !== null && !ledgers.has(tahunan)) ledgers.set(tahunan, []);
    return [...ledgers].flatMap(([cuti_kategori_id, own]) => {
      const isTahunan = cuti_kategori_id === tahunan;
      const computed = computeBersama(one, own, { nilai: isTahunan ? nilai : new Map(), range, today: ctx.today });
      tulisan.push(...computed.tulisan.map((row) => ({ ...row, user_id: one.user_id, cuti_kategori_id })));
      return computed.baris;
    });
  });
  return { baris, tulisan };
}
