import { isTanggal } from '@hadir/rules/tanggal.ts';
import type { Filters } from '../kit/read-filters.ts';

/** The span of a report in the address: a periode, two dates, or a month; empty is the current month. */
export const FILTER_RENTANG = { periode_laporan_id: 0, bulan: '', from: '', to: '' };
export type FilterRentang = Filters<typeof FILTER_RENTANG>;

/** The span as the calls take it; what an address says wrongly is left out. */
export function toRentangInput({ periode_laporan_id, bulan, from, to }: FilterRentang) {
  if (periode_laporan_id > 0) return { periode_laporan_id };
  const range = { from: isTanggal(from) ? from : undefined, to: isTanggal(to) ? to : undefined };
  if (range.from ?? range.to) return { periode_laporan_id: 0, ...range };
  return { bulan: /^2\d{3}-(0[1-9]|1[0-2])$/.test(bulan) ? bulan : undefined };
}
