import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { kirimVerval } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listDitolak } from './kiriman.queries.ts';
import { toBulan } from '../dasar/to-bulan.ts';

type Call = typeof kirimVerval.listKirimanDitolak;

/** Who of the month was refused by the staff system and still waits, with the reason. */
export function listKirimanDitolak(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  return listDitolak(ctx, toBulan(input.bulan, ctx.today).range.tgl_awal, input);
}
