import type { UntukPersetujuan } from '@hadir/contract/persetujuan/persetujuan.contract.ts';
import { rerouteCuti } from '../cuti/reroute-cuti.queries.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { rerouteTukar } from '../jadwal/reroute-tukar.queries.ts';
import { rerouteKlaim } from '../klaim-presensi/reroute-klaim.queries.ts';
import { rerouteManual } from '../presensi/reroute-manual.queries.ts';
import type { JenjangTersimpan } from './jenjang-tersimpan.ts';

const REROUTE = {
  cuti: rerouteCuti,
  presensi_manual: rerouteManual,
  klaim: rerouteKlaim,
  tukar_shift: rerouteTukar,
} satisfies Record<UntukPersetujuan, unknown>;

/** Gives requests of a kind that wait for their first decision another chain; those under way keep theirs. */
export const reroutePermintaan = (
  ctx: OrganisasiCtx,
  untuk: UntukPersetujuan,
  jenjang: readonly JenjangTersimpan[],
): Promise<void> => REROUTE[untuk](ctx, jenjang);
