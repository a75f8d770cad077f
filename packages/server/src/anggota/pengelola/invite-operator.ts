import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai } from '../akun/akun.queries.ts';
import { mailAktivasi } from '../akun/mail-aktivasi.ts';
import { addAnggota } from '../daftar/add-anggota.ts';

/** An account that is an operator here, and the link by which its owner activates it; refused where the address is taken. */
export async function inviteOperator(
  ctx: OrganisasiCtx,
  { nama, email }: { nama: string; email: string },
  sebab?: string,
): Promise<number> {
  if ((await listNamaTerpakai(ctx.db, [email])).size > 0) {
    throw refuseField('email', new Refusal('akun.email_taken').message);
  }
  const { organisasi_id } = ctx.organisasi;
  const { user_id } = await addAnggota(ctx, { organisasi_id, nama, email, role: KODE_PERAN.operator });
  await mailAktivasi(ctx, { user_id, nama, email }, sebab);
  return user_id;
}
