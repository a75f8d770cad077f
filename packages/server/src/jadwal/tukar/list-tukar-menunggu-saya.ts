import type { tukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listMenungguSaya } from '../../persetujuan/jalan/list-menunggu-saya.ts';
import { addJalanTukar } from './add-jalan-tukar.ts';
import { listTukar } from './tukar-shift.queries.ts';

type Call = typeof tukarShift.listTukarMenungguSaya;

/** The swaps that wait for the caller's own decision. */
export async function listTukarMenungguSaya(
  ctx: OrganisasiCtx,
  { page, count, user_id }: Input<Call>,
): Promise<Output<Call>> {
  const mine = await listMenungguSaya(ctx, ['tukar_shift'], user_id);
  const found = await listTukar(ctx, { page, count, ids: mine.map(({ objek_id }) => objek_id) });
  return { ...found, data: await addJalanTukar(ctx, found.data) };
}
