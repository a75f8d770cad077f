import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJalanManual } from './add-jalan-manual.ts';
import { countManualDiajukan, listManual } from './presensi-manual.queries.ts';

type Call = typeof presensiManual.listPresensiManual;

/** Presensi Swafoto: the organisation's requests; of a plain user his own. */
export async function listPresensiManual(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const user_id = pemilikTerlihat(ctx.actor, input.user_id);
  const [page, diajukan] = await Promise.all([listManual(ctx, { ...input, user_id }), countManualDiajukan(ctx)]);
  return { ...page, data: await addJalanManual(ctx, page.data), diajukan };
}
