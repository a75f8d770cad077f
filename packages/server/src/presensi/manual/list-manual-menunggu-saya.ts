import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listMenungguSaya } from '../../persetujuan/jalan/list-menunggu-saya.ts';
import { addJalanManual } from './add-jalan-manual.ts';
import { listManual } from './presensi-manual.queries.ts';

type Call = typeof presensiManual.listManualMenungguSaya;

/** The requests with a selfie that wait for the caller's own decision, the longest waiting first. */
export async function listManualMenungguSaya(
  ctx: OrganisasiCtx,
  { page, count, user_id }: Input<Call>,
): Promise<Output<Call>> {
  const mine = await listMenungguSaya(ctx, ['presensi_manual'], user_id);
  const ids = mine.map(({ objek_id }) => objek_id);
  const found = await listManual(ctx, { page, count, ids, sort: 'dibuat_pada' });
  return { ...found, data: await addJalanManual(ctx, found.data) };
}
