import type { polaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireRentangJadwal } from '../dasar/require-rentang-jadwal.ts';
import { findPolaKerja } from './pola-kerja.queries.ts';
import { listHariPola } from './list-hari-pola.ts';
import { found } from '../../platform/kit/found.ts';

type Call = typeof polaKerja.listJadwalPola;

export async function listJadwalPola(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  requireRentangJadwal(input);
  return listHariPola(found(await findPolaKerja(ctx, input.pola_kerja_id)), input);
}
