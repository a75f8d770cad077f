import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { wajahPresensi } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHasilWire } from './to-hasil-wire.ts';
import { countMenunggu, listDitinjau } from './wajah-presensi.queries.ts';

type Call = typeof wajahPresensi.listWajahDitinjau;

/** Selfies that are not alike or not clear, for a person to say. */
export async function listWajahDitinjau(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const [page, menunggu] = await Promise.all([listDitinjau(ctx, input), countMenunggu(ctx)]);
  return { ...page, data: page.data.map(toHasilWire), menunggu };
}
