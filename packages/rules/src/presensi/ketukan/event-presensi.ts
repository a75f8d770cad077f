import type { WaktuLokal } from '../../waktu/waktu-lokal.ts';
import type { SebabDitinjau } from './sebab-ditinjau.ts';
import type { StatusTahan } from './status-tahan.ts';

/** Where an event comes from: the member's own phone or browser, a kiosk, a biometric machine, an approved request, a file. */
export const SUMBER_PRESENSI = ['ponsel', 'kiosk', 'mesin', 'manual', 'impor'] as const;
export type SumberPresensi = (typeof SUMBER_PRESENSI)[number];

/** One attendance event, never edited. */
export type EventPresensi = {
  presensi_id: number;
  waktu: WaktuLokal;
  sumber: SumberPresensi;
  /** Null when the event counts. */
  tahan: StatusTahan | null;
  /** What whoever decided about it remarked. */
  catatan?: string | null;
  /** Why it was recorded to wait for review, where it says so. */
  sebab?: readonly SebabDitinjau[] | null;
};

/** By time; what happens in the same second keeps one order whichever arrived first. */
export function compareEvent(a: EventPresensi, b: EventPresensi): number {
  if (a.waktu !== b.waktu) return a.waktu - b.waktu;
  if (a.sumber !== b.sumber) return a.sumber < b.sumber ? -1 : 1;
  return a.presensi_id - b.presensi_id;
}
