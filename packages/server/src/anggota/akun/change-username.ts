import { requireSandi } from '../../auth/sandi/require-sandi.ts';
import { isSinkronisasi } from '../../auth/dasar/akun.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai, updateUsername } from './akun.queries.ts';
import { getAkunSendiriAtauBawahan } from '../dasar/get-akun-sendiri-atau-bawahan.ts';

type Input = { user_id: number; username: string; password?: string | undefined };

/**
 * Changes a username, one's own with one's password; refused where the staff system holds it (aturan/akses#akun-luar),
 * or where another has it.
 */
export const changeUsername: PreparedVerb<UserCtx, Input, null, null> = {
  prepare: async (ctx, { user_id, password }) => {
    if (user_id !== ctx.actor.user_id) return null;
    if (password === undefined) throw refuseField('password', 'Isi kata sandi Anda');
    await requireSandi(ctx, password);
    return null;
  },
  run: async (ctx, { user_id, username }) => {
    const orang = await getAkunSendiriAtauBawahan(ctx, user_id);
    if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');

    await ctx.deps.limits.take('coba_nama', String(ctx.actor.user_id));
    const isOwn = [orang.username, orang.email].some((nama) => nama?.toLowerCase() === username.toLowerCase());
    const taken = isOwn ? new Set() : await listNamaTerpakai(ctx.db, [username]);
    if (taken.size > 0) throw refuseField('username', new Refusal('akun.username_taken').message);
    await updateUsername(ctx.db, user_id, username);
    ctx.logChange({ sebelum: { user_id, username: orang.username }, sesudah: { username } });
    return null;
  },
};
