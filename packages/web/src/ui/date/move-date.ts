import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { shiftMonth, weekdayOf } from './calendar-days.ts';

const MOVES: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date) => sameDay(date, -1),
  PageDown: (date) => sameDay(date, 1),
};

/** The same day of another month, or that month's last. */
const sameDay = (date: string, months: number) => {
  const moved = addDays(shiftMonth(date, months), Number(date.slice(8)) - 1);
  const last = addDays(shiftMonth(date, months + 1), -1);
  return moved > last ? last : moved;
};

/** The day that a key leads to from another: by day and week, within the week, by month; undefined for any other key. */
export const moveDate = (key: string, from: string): string | undefined => MOVES[key]?.(from);
