import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Belum, TogetherCtx } from '../../platform/http/pipeline/together-verb.ts';
import type { EventFakta } from '../../kehadiran/hari/fakta.queries.ts';
import type { FaktaDiingat } from './fakta-diingat.ts';
import { listEventTap, lockTaps } from './fakta-presensi.queries.ts';
import { rentangEvent } from '../../kehadiran/hari/rentang-event.ts';

type Tap = { ctx: TogetherCtx; range: TanggalRange; fakta: FaktaDiingat };

/**
 * Locks the members' days and reads their events around the taps, with an id for each event to come. The lock comes
 * first, so that what is read holds all that was committed under it before.
 */
export async function gatherTaps(
  trx: Db,
  taps: readonly Tap[],
  wait: boolean,
): Promise<({ presensi_id: number; events: readonly EventFakta[] } | Belum)[]> {
  const asked = taps.map(({ ctx, range }) => ({
    organisasi_id: ctx.organisasi.organisasi_id,
    user_id: ctx.actor.user_id,
    ...rentangEvent(range),
  }));
  const [own, found] = await Promise.all([lockTaps(trx, asked, wait), listEventTap(trx, asked)]);
  return taps.map(({ fakta }, index) => {
    const now = found[index];
    const mine = own[index];
    if (!mine?.locked) return 'terkunci';
    if (!now || now.versi !== fakta.versi) return 'usang';
    return { presensi_id: mine.presensi_id, events: now.events };
  });
}
