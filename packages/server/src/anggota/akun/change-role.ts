import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';
import { getAnggota } from '../daftar/get-anggota.ts';
import { giveRole } from '../penempatan/give-role.ts';
import { requireOtherOperator } from '../dasar/require-other-operator.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';
import { found } from '../../platform/kit/found.ts';

/** Gives a member a role in the organisation; refused at or above the caller's own level, before or after. */
export async function changeRole(ctx: OrganisasiCtx, input: { user_id: number; role: RoleAnggota }): Promise<Anggota> {
  const { user_id, role } = input;
  const anggota = found(await findAnggota(ctx, user_id));
  requireDikelola(ctx.actor, peranTertinggi(anggota));
  requireDikelola(ctx.actor, peranTertinggi({ ...anggota, role }));
  if (role === KODE_PERAN.user) await requireOtherOperator(ctx, anggota);

  if (role !== anggota.role) await giveRole(ctx, [user_id], role);
  await ctx.deps.upward.onJabatanBerubah(ctx);
  ctx.logChange({ sebelum: { user_id, nama: anggota.nama, role: anggota.role }, sesudah: { role } });
  return getAnggota(ctx, input);
}
