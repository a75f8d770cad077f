import { SEHARI_MS } from './sehari.ts';

/** A calendar date, 'YYYY-MM-DD'. Two dates compare as texts do. */
export type Tanggal = string;

/** A span of dates that includes both its ends. */
export type TanggalRange = { tgl_awal: Tanggal; tgl_akhir: Tanggal };

/** Where what is without an end is taken to end: later than whatever is planned, and days can be added to it. */
export const TANPA_AKHIR: Tanggal = '9990-12-31';

/** When something was in force, both dates included; null is open. */
export type Berlaku = { tgl_mulai: Tanggal; tgl_selesai: Tanggal | null };

/** Day of the week as ISO counts it: 1 Senin … 7 Minggu. */
export type HariPekan = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** From 1 March of the year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_468;

/** Days since 1970-01-01. Counted here, since judging a day asks dozens of times and `Date` would be most of it. */
export function toDayNumber(tanggal: Tanggal): number {
  const digit = (at: number) => tanggal.charCodeAt(at) - 48;
  const month = digit(5) * 10 + digit(6);
  // The year begins in March, so that a leap day is its last.
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + digit(8) * 10 + digit(9) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear - DAYS_TO_1970;
}

/** The few dates that days are judged by come up again and again. */
const NAMES = new Map<number, Tanggal>();
const NAMES_MAX = 5_000;

export function fromDayNumber(day: number): Tanggal {
  const known = NAMES.get(day);
  if (known !== undefined) return known;
  const tanggal = new Date(day * SEHARI_MS).toISOString().slice(0, 10);
  if (NAMES.size >= NAMES_MAX) NAMES.clear();
  NAMES.set(day, tanggal);
  return tanggal;
}

/** Its midnight in UTC, for what asks for an instant: a format, a cell of a sheet. */
export function toDate(tanggal: Tanggal): Date {
  return new Date(toDayNumber(tanggal) * SEHARI_MS);
}

/** Whether the text is a date that exists: '2026-02-29' is not. */
export function isTanggal(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = toDayNumber(text);
  return Number.isFinite(day) && fromDayNumber(day) === text;
}

export function tahunOf(tanggal: Tanggal): number {
  return Number(tanggal.slice(0, 4));
}

export function addDays(tanggal: Tanggal, days: number): Tanggal {
  return fromDayNumber(toDayNumber(tanggal) + days);
}

/** Every date of the span in order; none when it is reversed. */
export function eachDay({ tgl_awal, tgl_akhir }: TanggalRange): Tanggal[] {
  const last = toDayNumber(tgl_akhir);
  const days: Tanggal[] = [];
  for (let day = toDayNumber(tgl_awal); day <= last; day += 1) days.push(fromDayNumber(day));
  return days;
}

/** The first and the last day of a month: '2026-11'. */
export function rangeOfBulan(bulan: string): TanggalRange {
  const tgl_awal = `${bulan}-01`;
  return { tgl_awal, tgl_akhir: addDays(`${addDays(tgl_awal, 31).slice(0, 7)}-01`, -1) };
}

export function hariPekanOf(tanggal: Tanggal): HariPekan {
  // 1970-01-01 was a Thursday.
  return (((((toDayNumber(tanggal) + 3) % 7) + 7) % 7) + 1) as HariPekan;
}

export function coversTanggal({ tgl_awal, tgl_akhir }: TanggalRange, tanggal: Tanggal): boolean {
  return tgl_awal <= tanggal && tanggal <= tgl_akhir;
}

export function isBerlaku({ tgl_mulai, tgl_selesai }: Berlaku, tanggal: Tanggal): boolean {
  return tgl_mulai <= tanggal && (tgl_selesai === null || tanggal <= tgl_selesai);
}

export function isOverlapping(a: TanggalRange, b: TanggalRange): boolean {
  return a.tgl_awal <= b.tgl_akhir && b.tgl_awal <= a.tgl_akhir;
}
