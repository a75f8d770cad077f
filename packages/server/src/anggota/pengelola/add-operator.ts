import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai } from '../akun/akun.queries.ts';
import { activateAnggota } from '../akun/activate-anggota.ts';
import { addAnggota } from '../daftar/add-anggota.ts';

/** Invites an operator of an organisation: a new account, which its owner activates by the link that is mailed. */
export async function addOperator(ctx: UserCtx, input: { organisasi_id: number; nama: string; email: string }) {
  const { organisasi_id, nama, email } = input;
  const rules = { method: 'POST', who: 'tenant-admin', access: 'user.index', locked: 'no' } as const;
  const inside = await enterOrganisasi(ctx, organisasi_id, rules);
  if ((await listNamaTerpakai(ctx.db, [email])).size > 0) {
    throw refuseField('email', new Refusal('akun.email_taken').message);
  }
  await ctx.deps.limits.take('surat_pengubah', String(ctx.actor.user_id));
  const { user_id } = await addAnggota(inside, { organisasi_id, nama, email, role: KODE_PERAN.operator });
  await activateAnggota(inside, { user_id });
  ctx.logChange({ sesudah: { user_id, organisasi_id, nama, email } });
  return { user_id };
}
