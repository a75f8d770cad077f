import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { deleteTautanOperator } from '../../auth/dasar/tautan.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireSandiSendiri } from '../dasar/require-sandi-sendiri.ts';
import { tellRole } from './tell-role.ts';
import { updateRole } from './place-anggota.queries.ts';

/**
 * Gives members a role in the organisation that they do not have, and tells them; who becomes an operator is no longer
 * another operator's to look after.
 */
export async function giveRole(ctx: OrganisasiCtx, user_ids: number[], role: RoleAnggota): Promise<void> {
  if (role === KODE_PERAN.operator) await requireSandiSendiri(ctx.db, user_ids);
  await updateRole(ctx, user_ids, role);
  if (role === KODE_PERAN.operator) await deleteTautanOperator(ctx.db, user_ids);
  await tellRole(ctx, user_ids, role);
}
