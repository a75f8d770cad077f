import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { closeJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { mailBerakhir, type KeanggotaanBerakhir } from '../../persetujuan/surat/mail-berakhir.ts';
import { listTukarBerjalan, lockTukar, updateStatusTukar } from './tukar-shift.queries.ts';

/** What the end of a membership today does to a member's swaps: those that wait for a later day are called off. */
export async function endTukarAnggota(ctx: OrganisasiCtx, berakhir: KeanggotaanBerakhir): Promise<void> {
  await lockTukar(ctx);
  for (const tukar_shift_id of await listTukarBerjalan(ctx, berakhir.user_id)) {
    await updateStatusTukar(ctx, tukar_shift_id, { status: 'dibatalkan', catatan: 'Keanggotaan berakhir' });
    const kunci = { untuk: 'tukar_shift', objek_id: tukar_shift_id } as const;
    await closeJalan(ctx, kunci);
    await mailBerakhir(ctx, kunci, berakhir);
  }
}
