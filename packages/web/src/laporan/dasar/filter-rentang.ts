import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** The span of a report in the address: a periode, two dates, or a month; empty is the current month. */
export const FILTER_RENTANG = {
  periode_laporan_id: 0,
  bulan: filterField.bulan,
  from: filterField.tanggal,
  to: filterField.tanggal,
};
export type FilterRentang = Filters<typeof FILTER_RENTANG>;

/** The span as the calls take it. */
export function toRentangInput({ periode_laporan_id, bulan, from, to }: FilterRentang) {
  if (periode_laporan_id > 0) return { periode_laporan_id };
  if (from || to) return { periode_laporan_id: 0, from: from || undefined, to: to || undefined };
  return { bulan: bulan || undefined };
}
