import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJalan } from '../../persetujuan/add-jalan.ts';
import { toMenungguTukar } from './to-menunggu-tukar.ts';
import type { TukarTersimpan } from './tukar-tersimpan.ts';

/** Swaps as they are shown, each with its way through the chain, which begins once both members agree. */
export const addJalanTukar = (ctx: OrganisasiCtx, rows: readonly TukarTersimpan[]): Promise<TukarShift[]> =>
  addJalan(ctx, 'tukar_shift_id', rows, (row) => ({
    ...toMenungguTukar(row),
    id: row.tukar_shift_id,
    is_menunggu: row.status === 'disepakati',
  }));
