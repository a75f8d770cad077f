import type { contract } from '@hadir/contract/contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { reaches } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getOrganisasi } from './get-organisasi.ts';
import { updateOrganisasi } from './organisasi.queries.ts';
import { profilFields } from './profil-fields.ts';

/** Changes what is sent of the profile; whether the organisation is active is for the tenant's admin to say. */
export async function changeOrganisasi(
  ctx: OrganisasiCtx,
  { nama, status, ...profil }: Input<(typeof contract)['organisasi']['changeOrganisasi']>,
): Promise<Organisasi> {
  const sebelum = await getOrganisasi(ctx);
  if (status !== undefined && !reaches(ctx.actor.peran, 'tenant-admin')) throw new Refusal('akses.denied');
  await updateOrganisasi(ctx, ctx.organisasi.organisasi_id, {
    ...profilFields(profil),
    ...(nama === undefined ? {} : { nama }),
    ...(status === undefined ? {} : { status }),
  });
  const sesudah = await getOrganisasi(ctx);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
