import { toMenit, type Detik, type Menit } from '../../waktu/jam.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import { isNearerPulang } from './is-nearer-pulang.ts';

export type PeranEvent = 'datang' | 'istirahat' | 'pulang' | 'pengulangan';

/**
 * What each of a day's events was, in the order given (aturan/presensi#urutan). They must be in order of time and count
 * for the day. Without hours (libur and cuti days) a lone event is the arrival.
 */
export function classifyEvents(events: readonly Detik[], kerja: JamKerja | null, jeda: Menit): PeranEvent[] {
  const first = events[0];
  const last = events.at(-1);
  if (first === undefined || last === undefined) return [];

  const lone = last - first < jeda * 60;
  const opening: PeranEvent = lone && kerja && isNearerPulang(toMenit(first), kerja) ? 'pulang' : 'datang';
  return events.map((detik, index) => {
    if (index === 0) return opening;
    if (detik - first < jeda * 60) return 'pengulangan';
    return index === events.length - 1 ? 'pulang' : 'istirahat';
  });
}
