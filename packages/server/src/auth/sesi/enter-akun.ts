import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { selectMe } from '../dasar/akun.queries.ts';
import { openSesi } from './open-sesi.ts';

/** Lets an account in that has shown all it was asked for. */
export async function enterAkun(
  ctx: BaseCtx,
  akun: { user_id: number; tenant_id: number | null; nama: string; email: string | null },
): Promise<Me> {
  await openSesi(ctx, akun);
  const { user_id, nama, tenant_id } = akun;
  ctx.logChange({ pelaku: { user_id, nama, tenant_id }, sesudah: { user_id, nama } });
  return selectMe(ctx, akun.user_id);
}
