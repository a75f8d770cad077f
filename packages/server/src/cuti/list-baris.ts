import type { BarisSaldo } from '@hadir/contract/cuti/saldo-cuti.contract.ts';
import { hasIzin } from '@hadir/rules/akses/izin.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { checkAnggotaTerlihat } from '../kehadiran/check-anggota-terlihat.ts';
import { listBarisSaldo } from './saldo-cuti.queries.ts';

type Masukan = { user_id?: number | undefined; cuti_kategori_id: number };

/** The ledger behind a balance: one's own, or with the name anybody's here. */
export async function listBaris(ctx: OrganisasiCtx, masukan: Masukan): Promise<BarisSaldo[]> {
  const { user_id = ctx.actor.user_id, cuti_kategori_id } = masukan;
  await checkAnggotaTerlihat(ctx, user_id);
  const isOwn = user_id === ctx.actor.user_id;
  if (!isOwn && !hasIzin(ctx.actor.peran, 'cuti-saldo.index', ctx.actor.izin)) throw new Refusal('akses.denied');
  return listBarisSaldo(ctx, { user_id, cuti_kategori_id });
}
