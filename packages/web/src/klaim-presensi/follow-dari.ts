import type { DateRange } from '../ui/date/date-range.ts';

/** One day is what is meant until a second date is chosen: the second follows the first as long as it is none of its own. */
export function followDari(before: DateRange, next: DateRange): DateRange {
  const isSehari = next.to === null || (before.to === before.from && next.to === before.to);
  return next.from !== before.from && isSehari ? { from: next.from, to: next.from } : next;
}
