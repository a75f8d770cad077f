import type { TukarTerkena } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { closeJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { mailHasil } from '../../persetujuan/surat/mail-hasil.ts';
import type { SelRoster } from '../dasar/roster.queries.ts';
import { listTukarAtas, lockTukar, updateStatusTukar } from './tukar-shift.queries.ts';

const SEBAB = 'karena jadwal shiftnya diubah';

/**
 * What other shifts in the roster do to the swaps of those cells: what was agreed on is no longer there, so those that wait
 * are called off and both are told, and an approved one goes on with the new shifts (aturan/jadwal#tukar-shift). With
 * `preview` they are only named.
 */
export async function endTukarRoster(
  ctx: OrganisasiCtx,
  changed: readonly SelRoster[],
  { preview }: { preview: boolean },
): Promise<TukarTerkena[]> {
  await lockTukar(ctx);
  const terkena = (await listTukarAtas(ctx, changed)).map(({ status, ...tukar }) => ({
    ...tukar,
    is_batal: status !== 'disetujui',
  }));
  for (const { tukar_shift_id, is_batal } of preview ? [] : terkena) {
    if (!is_batal) continue;
    await updateStatusTukar(ctx, tukar_shift_id, { status: 'dibatalkan', catatan: `Batal ${SEBAB}` });
    const kunci = { untuk: 'tukar_shift', objek_id: tukar_shift_id } as const;
    await closeJalan(ctx, kunci);
    await mailHasil(ctx, kunci, { terjadi: `dibatalkan ${SEBAB}` });
  }
  return terkena;
}
