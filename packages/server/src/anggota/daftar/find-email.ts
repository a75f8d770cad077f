import { mayFindAkun } from '@hadir/rules/anggota/may-find-akun.ts';
import { mayPlace } from '@hadir/rules/anggota/may-place.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAkunTenant } from '../dasar/akun-tenant.queries.ts';

/** The tenant's account with an e-mail address, so that it can be added here too; null where nobody has it. */
export async function findEmail(ctx: OrganisasiCtx, { email }: { email: string }) {
  if (!mayFindAkun(ctx.actor.peran)) throw new Refusal('akses.denied');
  const akun = await findAkunTenant(ctx, { email });
  if (!akun?.email) return null;
  const { user_id, nama, is_anggota } = akun;
  return { user_id, nama, email: akun.email, is_anggota, is_diundang: !is_anggota && !mayPlace(ctx.actor.peran, akun) };
}
