import { refuseIfReferenced } from '../platform/db/scope/refuse-if-referenced.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getOrganisasi } from './get-organisasi.ts';
import { deleteOrganisasi } from './organisasi.queries.ts';

/** Removes an organisation that was never used: one with members, or with anything of its own, can only be closed. */
export async function removeOrganisasi(ctx: OrganisasiCtx): Promise<null> {
  const sebelum = await getOrganisasi(ctx);
  if (sebelum.jumlah_anggota > 0) throw new Refusal('organisasi.has_members', { jumlah: sebelum.jumlah_anggota });
  await refuseIfReferenced('organisasi.has_history', () => deleteOrganisasi(ctx, sebelum.organisasi_id));
  ctx.logChange({ sebelum });
  return null;
}
