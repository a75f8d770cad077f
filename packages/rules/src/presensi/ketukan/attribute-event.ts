import { toMenit, type Menit } from '../../waktu/jam.ts';
import type { HariKerja } from '../../jadwal/berlaku/hari-kerja.ts';
import type { WaktuLokal } from '../../waktu/waktu-lokal.ts';
import { SEHARI_DETIK } from '../../waktu/sehari.ts';

/** Which of the days around an event it belongs to; two only at a change of the member's own shifts. */
export type AtribusiEvent = { hari: readonly HariKerja[]; diJendela: boolean };

/**
 * The day whose window contains the event (aturan/presensi#jendela): of several the one whose jam_masuk or jam_pulang
 * is nearer, at a tie the earlier, and both where one shift ends as the next begins. Outside every window it is its own
 * local date's. The days must be consecutive and reach from two days before the event's date to the day after.
 */
export function attributeEvent(waktu: WaktuLokal, days: readonly HariKerja[]): AtribusiEvent {
  let best: HariKerja[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (const hari of days) {
    const distance = distanceTo(hari, waktu);
    if (distance === null || distance > nearest) continue;
    best = distance < nearest ? [hari] : [...best, hari];
    nearest = distance;
  }

  const [first, second] = best;
  if (!first) {
    const own = days.find((hari) => hari.tengahMalam <= waktu && waktu < hari.tengahMalam + SEHARI_DETIK);
    return { hari: own ? [own] : [], diJendela: false };
  }
  return { hari: second && isHandover(first, second) ? [first, second] : [first], diJendela: true };
}

/** Minutes to the nearer of jam_masuk and jam_pulang; null outside the window, whose ends count to the second. */
function distanceTo({ kerja, tengahMalam }: HariKerja, waktu: WaktuLokal): Menit | null {
  const detik = waktu - tengahMalam;
  if (!kerja || detik < kerja.buka * 60 || detik > kerja.tutup * 60) return null;
  const menit = toMenit(detik);
  return Math.min(Math.abs(menit - kerja.masuk), Math.abs(menit - kerja.pulang));
}

function isHandover(first: HariKerja, second: HariKerja): boolean {
  if (!first.kerja || !second.kerja) return false;
  return first.tengahMalam + first.kerja.pulang * 60 === second.tengahMalam + second.kerja.masuk * 60;
}
