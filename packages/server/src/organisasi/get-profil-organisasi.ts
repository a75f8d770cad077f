import type { ProfilOrganisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findProfil } from './organisasi.queries.ts';

export async function getProfilOrganisasi(ctx: OrganisasiCtx): Promise<ProfilOrganisasi> {
  return found(await findProfil(ctx, ctx.organisasi.organisasi_id));
}
