import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJalan } from '../../persetujuan/add-jalan.ts';
import type { ManualTersimpan } from './presensi-manual.queries.ts';

/** Requests with a selfie as they are shown, each with its way through the chain. */
export const addJalanManual = (ctx: OrganisasiCtx, rows: readonly ManualTersimpan[]): Promise<PresensiManual[]> =>
  addJalan(ctx, 'presensi_manual_id', rows, (row) => ({
    ...row,
    id: row.presensi_manual_id,
    is_menunggu: row.status === STATUS_PRESENSI_MANUAL.diajukan,
  }));
