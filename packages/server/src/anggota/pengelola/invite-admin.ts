import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai } from '../akun/akun.queries.ts';
import { mailAktivasi } from '../akun/mail-aktivasi.ts';
import { insertAdmin } from './pengelola.queries.ts';

const SEBAB = 'Anda didaftarkan sebagai admin induk di Hadir.';

type Admin = { tenant_id: number; nama: string; email: string };

/** An account that administers a tenant, and the link by which its owner activates it; refused where the address is taken. */
export async function inviteAdmin(
  ctx: BaseCtx,
  admin: Admin,
  { sebab = SEBAB, field = 'email' } = {},
): Promise<number> {
  const { tenant_id, nama, email } = admin;
  if ((await listNamaTerpakai(ctx.db, [email])).size > 0) {
    throw refuseField(field, new Refusal('akun.email_taken').message);
  }
  const user_id = await insertAdmin(ctx, admin);
  if (user_id === undefined) throw refuseField('tenant_id', 'Induk tidak ditemukan');
  await mailAktivasi({ ...ctx, tenant_id }, { user_id, nama, email }, sebab);
  return user_id;
}
