import { KALIMAT_SANDI_BARU_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import type { UbahPasswordInput } from '@hadir/contract/auth/sandi/sandi.calls.ts';
import type * as z from 'zod/mini';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { findPasswordHash, isSinkronisasi, replacePassword } from '../dasar/akun.queries.ts';
import { checkKataSandi } from './check-kata-sandi.ts';
import { endAksesLama } from '../sesi/end-akses-lama.ts';
import { mailSandiBerubah } from './mail-sandi-berubah.ts';
import { hashPassword, isPassword } from './hash-password.ts';

type Input = z.output<typeof UbahPasswordInput>;
type Known = { before: string; after: string };

/** Changes one's own password, ends one's other sessions, and mails that it was. A wrong old password is 422: 401 would sign out. */
export const changePassword: PreparedVerb<UserCtx, Input, Known, null> = {
  prepare: async (ctx, input) => {
    const { user_id } = ctx.actor;
    if (input.password_new !== input.password_new_confirmation) {
      throw refuseField('password_new_confirmation', KALIMAT_SANDI_BARU_BEDA);
    }
    const before = await ctx.read(async ({ db }) => {
      if (await isSinkronisasi(db, user_id)) throw new Refusal('akun.synced');
      await checkKataSandi(db, user_id, {
        field: 'password_new',
        password: input.password_new,
        now: ctx.now,
      });
      return findPasswordHash(db, user_id);
    });
    const taking = () => ctx.deps.limits.take('ubah_sandi', String(user_id));
    if (!(await isPassword(before, input.password_old, taking)) || before === null) throw wrongOld();
    return { before, after: await hashPassword(input.password_new) };
  },
  run: async (ctx, _, { before, after }) => {
    const { user_id, sesi_id } = ctx.actor;
    if (!(await replacePassword(ctx.db, user_id, before, after))) throw wrongOld();
    await endAksesLama(ctx.db, user_id, ctx.now, sesi_id);
    await mailSandiBerubah(ctx, user_id);
    return null;
  },
};

const wrongOld = () => refuseField('password_old', 'Kata sandi lama salah');
