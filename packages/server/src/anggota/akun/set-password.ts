import { KALIMAT_SANDI_BARU_BEDA } from '@hadir/contract/auth/sandi/kalimat-sandi-beda.ts';
import { isSinkronisasi, updatePassword } from '../../auth/dasar/akun.queries.ts';
import { checkKataSandi } from '../../auth/sandi/check-kata-sandi.ts';
import { endAksesLama } from '../../auth/sesi/end-akses-lama.ts';
import { hashPassword } from '../../auth/sandi/hash-password.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { mailSandiPemberian } from './mail-sandi-pemberian.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';
import { requireAkunBelumPindah } from './require-akun-belum-pindah.ts';

type Input = { user_id: number; password_new: string; password_new_confirmation: string };

/** Sets the password of somebody of one's own people, ends his sessions, and tells him by mail. */
export const setPassword: PreparedVerb<UserCtx, Input, { password_hash: string }, null> = {
  prepare: async (ctx, { user_id, password_new, password_new_confirmation }) => {
    await ctx.read((reading) => getDiatur(reading, user_id));
    if (password_new !== password_new_confirmation) {
      throw refuseField('password_new_confirmation', KALIMAT_SANDI_BARU_BEDA);
    }
    const sandi = { field: 'password_new', password: password_new, now: ctx.now };
    await ctx.read(({ db }) => checkKataSandi(db, user_id, sandi));
    return { password_hash: await hashPassword(password_new) };
  },
  run: async (ctx, { user_id }, { password_hash }) => {
    const { nama } = await getDiatur(ctx, user_id);
    await updatePassword(ctx.db, user_id, { password_hash, is_sandi_pemberian: user_id !== ctx.actor.user_id });
    await endAksesLama(ctx.db, user_id, ctx.now);
    await mailSandiPemberian(ctx, user_id);
    ctx.logChange({ sesudah: { user_id, nama } });
    return null;
  },
};

/** Somebody of one's own people whose password Hadir holds. */
async function getDiatur(ctx: UserCtx, user_id: number) {
  const orang = await getAkunBawahan(ctx, user_id);
  await requireAkunBelumPindah(ctx, orang);
  if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');
  return orang;
}
