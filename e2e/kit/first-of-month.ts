import { dateHere } from './date-here.ts';

/** The first day of the month that is running where the demo stands, or of one so many months later. */
export function firstOfMonth(later = 0): Date {
  const [tahun = 0, bulan = 1] = dateHere().split('-').map(Number);
  return new Date(Date.UTC(tahun, bulan - 1 + later, 1));
}
