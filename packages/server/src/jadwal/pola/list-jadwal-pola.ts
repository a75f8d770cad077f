import type { polaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { checkRentangJadwal } from '../dasar/check-rentang-jadwal.ts';
import { getPolaKerja } from './get-pola-kerja.ts';
import { listHariPola } from './list-hari-pola.ts';

type Call = typeof polaKerja.listJadwalPola;

export async function listJadwalPola(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  checkRentangJadwal(input);
  return listHariPola(await getPolaKerja(ctx, input.pola_kerja_id), input);
}
