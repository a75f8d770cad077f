import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { addJalan } from '../../persetujuan/jalan/add-jalan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { ManualTersimpan } from './presensi-manual.queries.ts';

/** Requests with a selfie as they are shown, each with its way through the chain. */
export const addJalanManual = (ctx: OrganisasiCtx, rows: readonly ManualTersimpan[]): Promise<PresensiManual[]> =>
  addJalan(ctx, 'presensi_manual', rows, ({ presensi_manual_id }) => presensi_manual_id);
