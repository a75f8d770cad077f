import type { ProfilOrganisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findProfil } from './organisasi.queries.ts';

export async function getProfilOrganisasi(ctx: OrganisasiCtx): Promise<ProfilOrganisasi> {
  const profil = await findProfil(ctx, ctx.organisasi.organisasi_id);
  if (!profil) throw new Refusal('input.not_found');
  return profil;
}
