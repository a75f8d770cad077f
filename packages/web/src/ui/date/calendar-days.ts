import { addDays, tahunOf, toDayNumber } from '@hadir/rules/waktu/tanggal.ts';

/** The first day of the month that lies `months` away from a date's month. */
export function shiftMonth(date: string, months: number): string {
  const count = tahunOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** A month as weeks from Monday to Sunday; the places outside the month are `null`. */
export function weeksOfMonth(date: string): (string | null)[][] {
  const first = shiftMonth(date, 0);
  const length = toDayNumber(shiftMonth(date, 1)) - toDayNumber(first);
  const before = weekdayOf(first);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const offset = week * 7 + day - before;
      return offset >= 0 && offset < length ? addDays(first, offset) : null;
    }),
  );
}

/** Monday 0 … Sunday 6. */
export function weekdayOf(date: string): number {
  // 1970-01-01 was a Thursday.
  return (toDayNumber(date) + 3) % 7;
}

/** The nearest date within the limits. */
export function clampDate(date: string, min?: string, max?: string): string {
  if (min && date < min) return min;
  if (max && date > max) return max;
  return date;
}
