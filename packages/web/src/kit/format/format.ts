import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';

const LOCALE = 'id-ID';
const UTC = { timeZone: 'UTC' } as const;

const weekday = new Intl.DateTimeFormat(LOCALE, { ...UTC, weekday: 'long' });
const longDate = new Intl.DateTimeFormat(LOCALE, { ...UTC, day: 'numeric', month: 'long', year: 'numeric' });
const shortDate = new Intl.DateTimeFormat(LOCALE, { ...UTC, day: 'numeric', month: 'short' });
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const calendars = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

const atNoon = (tanggal: string) => new Date(`${tanggal}T12:00:00Z`);

/** '2026-11-20' becomes '20-11-2026', as in what the server writes. */
export const formatTanggal = sebutTanggal;

/** '2026-11-20' becomes 'Jumat, 20 November 2026'. */
export function formatHariTanggal(tanggal: string): string {
  return `${weekday.format(atNoon(tanggal))}, ${longDate.format(atNoon(tanggal))}`;
}

/** '2026-11-20' becomes '20 November 2026'. */
export function formatTanggalPanjang(tanggal: string): string {
  return longDate.format(atNoon(tanggal));
}

/** '2026-11-20' becomes '20 Nov'. */
export function formatTanggalSingkat(tanggal: string): string {
  return shortDate.format(atNoon(tanggal));
}

/** '2026-11' or any day of it becomes 'November 2026'. */
export function formatBulan(bulan: string): string {
  return sebutBulan(bulan.slice(0, 7));
}

/** '2026-11-20' becomes 'Jumat'. */
export function formatHari(tanggal: string): string {
  return weekday.format(atNoon(tanggal));
}

/** The day of an instant, 'YYYY-MM-DD', on the calendar of a time zone. */
export function tanggalOf(instant: string | Date, zone: string): string {
  let calendar = calendars.get(zone);
  if (!calendar) {
    // The Swedish way of writing a date is ISO 8601.
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    calendars.set(zone, calendar);
  }
  return calendar.format(new Date(instant));
}

/** An instant as 'HH:mm:ss' on the wall clock of a time zone. */
export function formatJam(instant: string | Date, zone: string): string {
  let clock = clocks.get(zone);
  if (!clock) {
    // The Indonesian locale writes 06.43.51; the product writes colons.
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium', hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  return clock.format(new Date(instant));
}

/** An instant as 'HH:mm', where seconds say nothing. */
export function formatJamMenit(instant: string | Date, zone: string): string {
  return sebutJam(formatJam(instant, zone));
}

/** 1234.5 becomes '1.234,5'; at most one decimal. */
export function formatAngka(value: number): string {
  return number.format(value);
}

/** 93.1 becomes '93,1%'. */
export function formatPersen(percent: number): string {
  return `${number.format(percent)}%`;
}

/** A number of bytes in the largest unit that keeps it readable: 1536000 becomes '1,5 MB'. */
export function formatUkuran(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${number.format(bytes / 1024)} KB`;
  return `${number.format(bytes / 1_048_576)} MB`;
}

/** How long something still takes, in the words of a person who waits: 'kurang dari semenit', '3 menit', '2 jam'. */
export function formatSisaWaktu(seconds: number): string {
  if (seconds < 60) return 'kurang dari semenit';
  if (seconds < 5400) return `${Math.round(seconds / 60)} menit`;
  return `${number.format(Math.round(seconds / 360) / 10)} jam`;
}
