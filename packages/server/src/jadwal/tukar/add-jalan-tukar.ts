import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { addJalan } from '../../persetujuan/jalan/add-jalan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { TukarTersimpan } from './tukar-shift.queries.ts';

/** Swaps as they are shown, each with its way through the chain, which begins once both members agree. */
export const addJalanTukar = (ctx: OrganisasiCtx, rows: readonly TukarTersimpan[]): Promise<TukarShift[]> =>
  addJalan(ctx, 'tukar_shift', rows, ({ tukar_shift_id }) => tukar_shift_id);
