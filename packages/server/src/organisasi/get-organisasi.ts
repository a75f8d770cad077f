import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findOrganisasi } from './organisasi.queries.ts';

export async function getOrganisasi(ctx: OrganisasiCtx): Promise<Organisasi> {
  return found(await findOrganisasi(ctx, ctx.organisasi.organisasi_id));
}
