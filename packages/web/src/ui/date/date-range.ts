import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { clampDate, shiftMonth } from './calendar-days.ts';

/** Both ends included; `null` while one has not been chosen. */
export type DateRange = { from: string | null; to: string | null };

export type RangePreset = { label: string; range: { from: string; to: string } };

/** The usual spans up to today. */
export function usualPresets(today: string): RangePreset[] {
  return [
    { label: 'Hari ini', range: { from: today, to: today } },
    { label: '7 hari terakhir', range: { from: addDays(today, -6), to: today } },
    { label: 'Bulan ini', range: { from: shiftMonth(today, 0), to: today } },
    { label: 'Bulan lalu', range: { from: shiftMonth(today, -1), to: addDays(shiftMonth(today, 0), -1) } },
  ];
}

/** What a press on a day makes of a range: the first press begins a new one, the second ends it. */
export function extendRange(range: DateRange, date: string): DateRange {
  if (!range.from || range.to || date < range.from) return { from: date, to: null };
  return { from: range.from, to: date };
}

/** The part of a preset that lies within the limits, or `null` when none does. */
export function clipRange({ from, to }: { from: string; to: string }, min?: string, max?: string) {
  if ((min && to < min) || (max && from > max)) return null;
  return { from: clampDate(from, min, max), to: clampDate(to, min, max) };
}
