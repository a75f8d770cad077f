import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getPresensiManual } from './get-presensi-manual.ts';
import { listJejakManual } from './jejak-manual.queries.ts';

type Call = typeof presensiManual.listAktivitasManual;

/** Every state that a request went through, to those who may see it. */
export async function listAktivitasManual(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { presensi_manual_id } = await getPresensiManual(ctx, input);
  return listJejakManual(ctx, presensi_manual_id);
}
