import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findPolaKerja } from './pola-kerja.queries.ts';

export async function getPolaKerja(ctx: OrganisasiCtx, pola_kerja_id: number): Promise<PolaKerja> {
  const pola = found(await findPolaKerja(ctx, pola_kerja_id));
  return pola;
}
