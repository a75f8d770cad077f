import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';
import { getAnggota } from '../daftar/get-anggota.ts';
import { giveRole } from '../penempatan/give-role.ts';
import { isActiveOn } from '../dasar/is-active-on.ts';
import { requireMasihAnggota } from '../dasar/require-masih-anggota.ts';
import { requireOtherOperator } from '../dasar/require-other-operator.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';
import { found } from '../../platform/kit/found.ts';

/** Gives a member a role in the organisation; refused at or above the caller's own level, before or after, and to whom the membership has ended who is to be an operator. */
export async function changeRole(ctx: OrganisasiCtx, input: { user_id: number; role: RoleAnggota }): Promise<Anggota> {
  const { user_id, role } = input;
  const anggota = found(await findAnggota(ctx, user_id));
  requireDikelola(ctx.actor, peranTertinggi(anggota));
  requireDikelola(ctx.actor, peranTertinggi({ ...anggota, role }));
  if (role === KODE_PERAN.user) await requireOtherOperator(ctx, anggota);
  else {
    const is_anggota = anggota.status !== STATUS_KEANGGOTAAN.tidak_aktif && isActiveOn(anggota, ctx.today);
    requireMasihAnggota([{ ...anggota, is_anggota }]);
  }

  if (role !== anggota.role) await giveRole(ctx, [user_id], role);
  await ctx.deps.upward.onJabatanBerubah(ctx);
  ctx.logChange({ sebelum: { user_id, nama: anggota.nama, role: anggota.role }, sesudah: { role } });
  return getAnggota(ctx, input);
}
