import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findOrganisasi } from './organisasi.queries.ts';

export async function getOrganisasi(ctx: OrganisasiCtx): Promise<Organisasi> {
  const organisasi = await findOrganisasi(ctx, ctx.organisasi.organisasi_id);
  if (!organisasi) throw new Refusal('input.not_found');
  return organisasi;
}
