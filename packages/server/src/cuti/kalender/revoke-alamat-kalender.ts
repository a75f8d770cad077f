import type { kalenderCuti } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { deleteKalender, listKalender } from './kalender-cuti.queries.ts';

type Call = typeof kalenderCuti.revokeAlamatKalender;

/** Makes an address of one's own answer nothing any more. */
export async function revokeAlamatKalender(
  ctx: OrganisasiCtx,
  { cuti_kalender_id }: Input<Call>,
): Promise<Output<Call>> {
  const before = await listKalender(ctx);
  const sebelum = found(before.find((one) => one.cuti_kalender_id === cuti_kalender_id));
  await deleteKalender(ctx, cuti_kalender_id);
  ctx.logChange({ sebelum });
  return before.filter((one) => one !== sebelum);
}
