import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { mayKoreksiSaldo } from '@hadir/rules/cuti/saldo/may-koreksi-saldo.ts';
import type { LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { findKategori } from '../kategori/kategori-cuti.queries.ts';
import { keyOfPemilik, loadLots, lockSaldo, type Pemilik } from './lot-saldo.queries.ts';
import { listPemilik, type PemilikSaldo } from './saldo-cuti.queries.ts';
import { toSaldo } from './to-saldo.ts';

export type LedgerTerkunci = { pemilik: PemilikSaldo; lots: LotSaldo[]; toWire: () => Promise<Saldo> };

/**
 * A member's ledger of one category, to be corrected by hand by another than himself (aturan/cuti#koreksi); nobody else
 * draws on it until the transaction ends.
 */
export async function lockLedger(ctx: OrganisasiCtx, owner: Pemilik): Promise<LedgerTerkunci> {
  if (!mayKoreksiSaldo(owner, ctx.actor.user_id)) throw new Refusal('saldo_cuti.own');
  const kategori = await findKategori(ctx, owner.cuti_kategori_id);
  if (!kategori) throw refuseField('cuti_kategori_id', 'Pilih kategori yang ada');
  if (!kategori.is_saldo) throw new Refusal('saldo_cuti.no_saldo', { nama: kategori.nama });
  await lockSaldo(ctx, owner.user_id);
  const [pemilik] = (await listPemilik(ctx, { page: 1, count: 1, ...owner })).data;
  if (!pemilik) throw refuseField('user_id', 'Bukan anggota aktif instansi ini');
  const load = async () =>
    (await loadLots(ctx, { user_ids: [owner.user_id], ...owner })).get(keyOfPemilik(owner)) ?? [];
  return {
    pemilik,
    lots: await load(),
    toWire: async () => toSaldo(pemilik, await load(), { today: ctx.today, tanggal: ctx.today }),
  };
}
