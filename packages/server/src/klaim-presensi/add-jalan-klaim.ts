import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { addJalan } from '../persetujuan/jalan/add-jalan.ts';
import type { KlaimTersimpan } from './klaim-presensi.queries.ts';

/** Claims as they are shown, each with its way through the chain. */
export const addJalanKlaim = (ctx: OrganisasiCtx, rows: readonly KlaimTersimpan[]): Promise<KlaimPresensi[]> =>
  addJalan(ctx, 'klaim', rows, ({ presensi_klaim_id }) => presensi_klaim_id);
