import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { listCaraFaktor } from '../dasar/faktor.queries.ts';
import { mailFaktor } from '../dasar/mail-faktor.ts';
import { makeKodePemulihan } from './make-kode-pemulihan.ts';

/** Refused where there is no factor that they would stand in for. */
export async function renewKodePemulihan(ctx: UserCtx) {
  const { user_id } = ctx.actor;
  if ((await listCaraFaktor(ctx.db, user_id)).length === 0) throw new Refusal('faktor.none');
  await mailFaktor(ctx, user_id, 'Kode pemulihan baru baru saja dibuat; yang lama tidak berlaku lagi.');
  return { kode_pemulihan: await makeKodePemulihan(ctx) };
}
