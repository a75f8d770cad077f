import { isSinkronisasi } from '../../auth/dasar/akun.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai, updateUsername } from './akun.queries.ts';
import { getAkunSendiriAtauBawahan } from '../dasar/get-akun-sendiri-atau-bawahan.ts';

/** Changes a username; refused where the staff system holds it (aturan/akses#akun-luar), or where another has it. */
export async function changeUsername(ctx: UserCtx, input: { user_id: number; username: string }): Promise<null> {
  const { user_id, username } = input;
  const orang = await getAkunSendiriAtauBawahan(ctx, user_id);
  if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');

  const isOwn = [orang.username, orang.email].some((nama) => nama?.toLowerCase() === username.toLowerCase());
  const taken = isOwn ? new Set() : await listNamaTerpakai(ctx.db, [username]);
  if (taken.size > 0) throw refuseField('username', new Refusal('akun.username_taken').message);
  await updateUsername(ctx.db, user_id, username);
  ctx.logChange({ sebelum: { user_id, username: orang.username }, sesudah: { username } });
  return null;
}
