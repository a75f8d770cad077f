import type { AktivasiInput } from '@hadir/contract/auth/auth-input.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { isNamaOrangLain } from '../dasar/akun.queries.ts';
import { activateAkun as activate } from './aktivasi.queries.ts';
import { checkKataSandi } from '../sandi/check-kata-sandi.ts';
import { hashPassword } from '../sandi/hash-password.ts';
import { getTautanAktivasi } from './get-tautan-aktivasi.ts';
import { useTautan } from '../dasar/tautan.queries.ts';

type Input = z.output<typeof AktivasiInput>;
type Known = { token_hash: Buffer; password_hash: string };

/** Activates an account by its printed token, once: username, e-mail and password are then the person's own. */
export const activateAkun: PreparedVerb<BaseCtx, Input, Known, null> = {
  prepare: async (ctx, input) => {
    if (input.password !== input.password_confirmation) {
      throw refuseField('password_confirmation', 'Konfirmasi tidak sama dengan kata sandi');
    }
    await ctx.deps.limits.take('tautan', ctx.origin.ip);
    const token_hash = await ctx.read(async (reading) => {
      const tautan = await getTautanAktivasi(reading, input.token);
      const { username, email, password } = input;
      await checkKataSandi(reading.db, tautan.user_id, { field: 'password', password, baru: [username, email] });
      return tautan.token_hash;
    });
    return { token_hash, password_hash: await hashPassword(input.password) };
  },
  run: async (ctx, { username, email }, { token_hash, password_hash }) => {
    const tautan = await useTautan(ctx.db, token_hash, 'aktivasi', ctx.now);
    if (!tautan) throw new Refusal('auth.link_invalid');

    const { user_id } = tautan;
    if (await isNamaOrangLain(ctx.db, user_id, username)) {
      throw refuseField('username', 'Username sudah dipakai, pilih yang lain');
    }
    if (await isNamaOrangLain(ctx.db, user_id, email))
      throw refuseField('email', 'Alamat email sudah dipakai akun lain');
    const isFirst = await activate(ctx.db, user_id, { username, email, password_hash });
    if (!isFirst) throw new Refusal('auth.link_invalid');
    return null;
  },
};
