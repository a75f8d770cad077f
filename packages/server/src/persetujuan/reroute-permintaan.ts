import type { UntukPersetujuan } from '@hadir/contract/persetujuan/persetujuan.contract.ts';
import { askIngatkan } from '../cuti/surat/ask-ingatkan.ts';
import { rerouteCuti } from '../cuti/dasar/reroute-cuti.queries.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { rerouteTukar } from '../jadwal/tukar/reroute-tukar.queries.ts';
import { rerouteKlaim } from '../klaim-presensi/reroute-klaim.queries.ts';
import { rerouteManual } from '../presensi/manual/reroute-manual.queries.ts';
import type { JenjangTersimpan } from './jenjang-tersimpan.ts';

const REROUTE = {
  cuti: rerouteCuti,
  presensi_manual: rerouteManual,
  klaim: rerouteKlaim,
  tukar_shift: rerouteTukar,
} satisfies Record<UntukPersetujuan, unknown>;

/**
 * Gives requests of a kind that wait for their first decision another chain; those under way keep theirs. Whom leave
 * waits for now is told.
 */
export async function reroutePermintaan(
  ctx: OrganisasiCtx,
  untuk: UntukPersetujuan,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> {
  await REROUTE[untuk](ctx, jenjang);
  if (untuk === 'cuti') await askIngatkan(ctx);
}
