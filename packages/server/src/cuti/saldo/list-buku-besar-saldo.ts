import type { BarisSaldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { seesSaldo } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { checkAnggotaTerlihat } from '../../kehadiran/riwayat/check-anggota-terlihat.ts';
import { listBarisPerkiraan } from './list-baris-perkiraan.ts';
import { listBarisSaldo } from './saldo-cuti.queries.ts';

type Masukan = { user_id?: number | undefined; cuti_kategori_id: number; tanggal?: string | undefined };

/** The ledger behind a balance: one's own, or with the name anybody's here; for a date to come with what it will hold. */
export async function listBukuBesarSaldo(ctx: OrganisasiCtx, masukan: Masukan): Promise<BarisSaldo[]> {
  const { user_id = ctx.actor.user_id, cuti_kategori_id, tanggal = ctx.today } = masukan;
  await checkAnggotaTerlihat(ctx, user_id);
  if (!seesSaldo(ctx.actor, user_id)) throw new Refusal('akses.denied');
  const owner = { user_id, cuti_kategori_id };
  return [...(await listBarisPerkiraan(ctx, { ...owner, tanggal })), ...(await listBarisSaldo(ctx, owner))];
}
