import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { addJalanKlaim } from './add-jalan-klaim.ts';
import { listKlaim } from './klaim-presensi.queries.ts';

type Call = typeof klaimPresensi.listKlaimSendiri;

/** The claims that the caller himself is part of. */
export async function listKlaimSendiri(
  ctx: OrganisasiCtx,
  { page, count, q, status, from, to }: Input<Call>,
): Promise<Output<Call>> {
  const found = await listKlaim(ctx, { page, count, q, status, from, to, user_id: ctx.actor.user_id });
  return { ...found, data: await addJalanKlaim(ctx, found.data) };
}
