import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPolaKerja } from './pola-kerja.queries.ts';

export async function getPolaKerja(ctx: OrganisasiCtx, pola_kerja_id: number): Promise<PolaKerja> {
  const pola = await findPolaKerja(ctx, pola_kerja_id);
  if (!pola) throw new Refusal('input.not_found');
  return pola;
}
