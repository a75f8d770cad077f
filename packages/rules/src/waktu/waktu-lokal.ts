import { parseJam, type Detik } from './jam.ts';
import { fromDayNumber, isTanggal, toDayNumber, type Tanggal } from './tanggal.ts';
import { SEHARI_DETIK } from './sehari.ts';

/**
 * A wall-clock moment without a zone: seconds from 1970-01-01 00:00 as the clocks of the place show it.
 * The server makes it once, at the edge: the instant's epoch seconds plus the zone's offset in force there.
 */
export type WaktuLokal = number;

export function toWaktuLokal(tanggal: Tanggal, detik: Detik): WaktuLokal {
  return toDayNumber(tanggal) * SEHARI_DETIK + detik;
}

/** The day number of its own date. */
export function dayOfWaktu(waktu: WaktuLokal): number {
  return Math.floor(waktu / SEHARI_DETIK);
}

export function tanggalOfWaktu(waktu: WaktuLokal): Tanggal {
  return fromDayNumber(dayOfWaktu(waktu));
}

/** Seconds since the midnight of its own date. */
export function detikOfWaktu(waktu: WaktuLokal): Detik {
  return ((waktu % SEHARI_DETIK) + SEHARI_DETIK) % SEHARI_DETIK;
}

/** 'YYYY-MM-DD HH:mm[:ss]' (a T between them does as well); null when it is no moment that exists. */
export function parseWaktuLokal(text: string): WaktuLokal | null {
  const tanggal = text.slice(0, 10);
  const detik = parseJam(text.slice(11));
  if (detik === null || !/[ T]/.test(text.charAt(10)) || !isTanggal(tanggal)) return null;
  return toWaktuLokal(tanggal, detik);
}
