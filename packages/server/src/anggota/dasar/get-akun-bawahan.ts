import { judgeUbahAkun } from '@hadir/rules/akses/akun/judge-ubah-akun.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getBawahan } from './get-bawahan.ts';
import type { Orang } from './orang.queries.ts';
import { toPemilikAkun } from './to-pemilik-akun.ts';

/** Somebody of the caller's own people whose account is his to change: 433 where the person belongs elsewhere too. */
export async function getAkunBawahan(ctx: UserCtx, user_id: number): Promise<Orang> {
  const orang = await getBawahan(ctx, user_id);
  const refusal = judgeUbahAkun(ctx.actor.peran, toPemilikAkun(orang));
  if (refusal) throw new Refusal(refusal);
  return orang;
}
