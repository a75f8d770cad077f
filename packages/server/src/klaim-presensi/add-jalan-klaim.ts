import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { addJalan } from '../persetujuan/add-jalan.ts';
import type { KlaimTersimpan } from './klaim-tersimpan.ts';
import { toMenungguKlaim } from './to-menunggu-klaim.ts';

/** Claims as they are shown, each with its way through the chain. */
export const addJalanKlaim = (ctx: OrganisasiCtx, rows: readonly KlaimTersimpan[]): Promise<KlaimPresensi[]> =>
  addJalan(ctx, 'presensi_klaim_id', rows, (row) => ({
    ...toMenungguKlaim(row),
    id: row.presensi_klaim_id,
    is_menunggu: row.status === 'diajukan',
  }));
