import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { endAksesLama } from '../sesi/end-akses-lama.ts';
import { deleteKodePemulihan, deleteTotp, listCaraFaktor } from './dasar/faktor.queries.ts';
import { mailFaktor } from './dasar/mail-faktor.ts';
import { deletePasskeyOf } from './passkey/passkey.queries.ts';

/** Takes all second factors from an account, for somebody who has lost them, and ends its sessions: the lost phone's too. */
export async function removeFaktorOf(ctx: BaseCtx, user_id: number): Promise<void> {
  if ((await listCaraFaktor(ctx.db, user_id)).length === 0) throw new Refusal('faktor.none');
  await deleteTotp(ctx.db, user_id);
  await deletePasskeyOf(ctx.db, user_id);
  await deleteKodePemulihan(ctx.db, user_id);
  await endAksesLama(ctx.db, user_id, ctx.now);
  await mailFaktor(
    ctx,
    user_id,
    'Admin baru saja mengatur ulang faktor kedua akun Anda. Sampai Anda memasangnya lagi, akun Anda dibuka dengan kata sandi saja.',
  );
}
