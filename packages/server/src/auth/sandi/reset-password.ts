import { KALIMAT_SANDI_BARU_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import type { ResetPasswordInput } from '@hadir/contract/auth/sandi/sandi.calls.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { countTautanSalah } from '../dasar/count-tautan-salah.ts';
import { isSinkronisasi, updatePassword } from '../dasar/akun.queries.ts';
import { checkKataSandi } from './check-kata-sandi.ts';
import { endAksesLama } from '../sesi/end-akses-lama.ts';
import { mailSandiBerubah } from './mail-sandi-berubah.ts';
import { hashPassword } from './hash-password.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findTautan, useTautan } from '../dasar/tautan.queries.ts';

type Input = z.output<typeof ResetPasswordInput>;
type Known = { user_id: number; token_hash: Buffer; password_hash: string };

/** Sets a new password by a mailed link, once; all sessions end, and so do the other links that were mailed, and he is told by mail. */
export const resetPassword: PreparedVerb<BaseCtx, Input, Known, null> = {
  prepare: async (ctx, input) => {
    if (input.password_new !== input.password_new_confirmation) {
      throw refuseField('password_new_confirmation', KALIMAT_SANDI_BARU_BEDA);
    }
    const token_hash = hashToken(input.token);
    const look = () =>
      ctx.read(async ({ db }) => {
        const tautan = await findTautan(db, token_hash, 'reset', ctx.now);
        if (!tautan) throw new Refusal('auth.link_invalid');
        await checkKataSandi(db, tautan.user_id, {
          field: 'password_new',
          password: input.password_new,
          now: ctx.now,
        });
        return tautan.user_id;
      });
    const user_id = await countTautanSalah(ctx, look);
    return { user_id, token_hash, password_hash: await hashPassword(input.password_new) };
  },
  run: async (ctx, _, { user_id, token_hash, password_hash }) => {
    if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');
    // First of all, so that of two links of one person that are used at once the second finds itself void.
    await updatePassword(ctx.db, user_id, { password_hash, is_sandi_pemberian: false });
    if (!(await useTautan(ctx.db, token_hash, 'reset', ctx.now))) throw new Refusal('auth.link_invalid');
    await endAksesLama(ctx.db, user_id, ctx.now);
    await mailSandiBerubah(ctx, user_id);
    return null;
  },
};
