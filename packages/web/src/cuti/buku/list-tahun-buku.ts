import { todayHere } from '../../ui/date/calendar-days.ts';

const TAHUN_LALU = 4;

/** The years whose leave book is offered: this one and the last four. */
export function listTahunBuku(): number[] {
  const ini = Number(todayHere().slice(0, 4));
  return Array.from({ length: TAHUN_LALU + 1 }, (_, at) => ini - at);
}
