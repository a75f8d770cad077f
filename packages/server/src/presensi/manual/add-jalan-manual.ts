import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { addJalan } from '../../persetujuan/jalan/add-jalan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findHariBeku } from '../ketukan/bila-dihitung.ts';
import type { ManualTersimpan } from './presensi-manual.queries.ts';

/** Requests with a selfie as they are shown, each with its way through the chain, and a frozen day that stands in it. */
export async function addJalanManual(
  ctx: OrganisasiCtx,
  stored: readonly ManualTersimpan[],
): Promise<PresensiManual[]> {
  const menunggu = stored.filter(({ status }) => status === STATUS_PRESENSI_MANUAL.diajukan);
  const beku = await findHariBeku(
    ctx,
    menunggu.map(({ presensi_id, anggota, tanggal }) => ({ presensi_id, user_id: anggota.user_id, tanggal })),
  );
  const rows = stored.map((row) => ({ ...row, hari_beku: beku.get(row.presensi_id) ?? null }));
  return addJalan(ctx, 'presensi_manual', rows, ({ presensi_manual_id }) => presensi_manual_id);
}
