import { SEHARI_DETIK } from './sehari.ts';

/** Whole minutes, a length or the time since a day's midnight; past 1440 it is the next morning. */
export type Menit = number;

/** Whole seconds, a length or the time since a day's midnight; past 86400 it is the next morning. */
export type Detik = number;

const PATTERN = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Seconds since midnight of 'HH:mm' or 'HH:mm:ss'; null when the text is no time of day. */
export function parseJam(text: string): Detik | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
}

/** Minutes since midnight of 'HH:mm' or 'HH:mm:ss', seconds dropped; null when the text is no time of day. */
export function parseMenit(text: string): Menit | null {
  const detik = parseJam(text);
  return detik === null ? null : toMenit(detik);
}

/** Whole minutes, seconds dropped, before any subtraction (aturan/presensi#menit). */
export function toMenit(detik: Detik): Menit {
  return Math.floor(detik / 60);
}

/** The wire's 'HH:mm:ss' of a time since midnight, of whichever day it falls on. */
export function toJam(detik: Detik): string {
  const ofDay = ((detik % SEHARI_DETIK) + SEHARI_DETIK) % SEHARI_DETIK;
  return [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60, ofDay % 60].map(twoDigits).join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
