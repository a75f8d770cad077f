import type { putusanPresensi } from '@hadir/contract/presensi/putusan/putusan-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { decidePresensi } from './decide-presensi.ts';

type Call = typeof putusanPresensi.removePresensi;

/** Sets a wrong event aside with a remark; it stays in every list as set aside (aturan/presensi#tinjauan). */
export function removePresensi(ctx: OrganisasiCtx, { presensi_id, keterangan }: Input<Call>): Promise<Output<Call>> {
  return decidePresensi(ctx, { presensi_id: [presensi_id], tindakan: 'hapus', keterangan });
}
