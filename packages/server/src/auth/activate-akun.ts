import type { AktivasiInput } from '@hadir/contract/auth/auth-input.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { activateAkun as activate, findTaken } from './aktivasi.queries.ts';
import { hashPassword } from './hash-password.ts';
import { readKodeAktivasi } from './read-kode-aktivasi.ts';
import { hashToken } from './secret-token.ts';
import { useTautan } from './tautan.queries.ts';

/** Activates an account by its printed token, once: username, e-mail and password are then the person's own. */
export async function activateAkun(ctx: BaseCtx, input: z.output<typeof AktivasiInput>): Promise<null> {
  if (input.password !== input.password_confirmation) {
    throw refuseField('password_confirmation', 'Konfirmasi tidak sama dengan kata sandi');
  }
  await ctx.deps.limits.take('tautan', ctx.origin.ip);
  const tautan = await useTautan(ctx.db, hashToken(readKodeAktivasi(input.token)), 'aktivasi', ctx.now);
  if (!tautan) throw new Refusal('auth.link_invalid');

  const taken = await findTaken(ctx.db, tautan.user_id, input);
  if (taken.username) throw refuseField('username', 'Username sudah dipakai, pilih yang lain');
  if (taken.email) throw refuseField('email', 'Alamat email sudah dipakai akun lain');
  const { username, email } = input;
  await activate(ctx.db, tautan.user_id, { username, email, password_hash: await hashPassword(input.password) });
  return null;
}
