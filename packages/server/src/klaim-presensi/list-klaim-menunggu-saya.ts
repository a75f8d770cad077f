import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { listMenungguSaya } from '../persetujuan/jalan/list-menunggu-saya.ts';
import { addJalanKlaim } from './add-jalan-klaim.ts';
import { listKlaim } from './klaim-presensi.queries.ts';

type Call = typeof klaimPresensi.listKlaimMenungguSaya;

/** The claims that wait for the caller's own decision. */
export async function listKlaimMenungguSaya(
  ctx: OrganisasiCtx,
  { page, count, user_id }: Input<Call>,
): Promise<Output<Call>> {
  const mine = await listMenungguSaya(ctx, ['klaim'], user_id);
  const found = await listKlaim(ctx, { page, count, ids: mine.map(({ objek_id }) => objek_id) });
  return { ...found, data: await addJalanKlaim(ctx, found.data) };
}
