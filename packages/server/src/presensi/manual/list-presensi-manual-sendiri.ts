import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJalanManual } from './add-jalan-manual.ts';
import { listManual } from './presensi-manual.queries.ts';

type Call = typeof presensiManual.listPresensiManualSendiri;

/** The caller's own requests, the latest first. */
export async function listPresensiManualSendiri(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const found = await listManual(ctx, { ...input, user_id: ctx.actor.user_id, sort: '-dibuat_pada' });
  return { ...found, data: await addJalanManual(ctx, found.data) };
}
