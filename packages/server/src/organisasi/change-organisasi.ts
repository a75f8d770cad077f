import type { contract } from '@hadir/contract/contract.generated.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getOrganisasi } from './get-organisasi.ts';
import { updateOrganisasi } from './organisasi.queries.ts';
import { profilFields } from './profil-fields.ts';

/** Changes what is sent of the profile. */
export async function changeOrganisasi(
  ctx: OrganisasiCtx,
  { nama, ...profil }: Input<(typeof contract)['organisasi']['changeOrganisasi']>,
): Promise<Organisasi> {
  const sebelum = await getOrganisasi(ctx);
  await updateOrganisasi(ctx, ctx.organisasi.organisasi_id, {
    ...profilFields(profil),
    ...(nama === undefined ? {} : { nama }),
  });
  const sesudah = await getOrganisasi(ctx);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
