import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { movePresensiManual } from './move-presensi-manual.ts';
import { tindakanOfStatus } from './tindakan-of-status.ts';

type Call = typeof presensiManual.decideBanyakManual;

/** Approves or rejects many requests; what cannot be moved stays as it is and is named with the reason. */
export async function decideBanyakManual(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { permintaan, status, keterangan } = input;
  const { diputuskan, dilewati } = await movePresensiManual(ctx, {
    dijawab: new Map(permintaan.map(({ presensi_manual_id, ...dijawab }) => [presensi_manual_id, dijawab])),
    tindakan: tindakanOfStatus(status),
    keterangan,
  });
  return { diputuskan, dilewati: dilewati.map(({ refusal, ...one }) => ({ ...one, pesan: refusal.message })) };
}
