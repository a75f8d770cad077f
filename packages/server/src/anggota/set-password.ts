import { isSinkronisasi, updatePassword } from '../auth/akun.queries.ts';
import { hashPassword } from '../auth/hash-password.ts';
import { deleteSesiOf } from '../auth/sesi.queries.ts';
import type { UserCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { getBawahan } from './get-bawahan.ts';

type Input = { user_id: number; password_new: string; password_new_confirmation: string };

/** Sets the password of somebody of one's own people, and ends his sessions. */
export async function setPassword(ctx: UserCtx, input: Input): Promise<null> {
  const { user_id, password_new, password_new_confirmation } = input;
  const orang = await getBawahan(ctx, user_id);
  if (password_new !== password_new_confirmation) {
    throw refuseField('password_new_confirmation', 'Konfirmasi tidak sama dengan kata sandi baru');
  }
  if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');
  await updatePassword(ctx.db, user_id, await hashPassword(password_new));
  await deleteSesiOf(ctx.db, user_id);
  ctx.logChange({ sesudah: { user_id, nama: orang.nama } });
  return null;
}
