import type { Filters } from '../kit/read-filters.ts';
import { FILTER_RENTANG, toRentangInput } from './filter-rentang.ts';

/** What a report on screen can be narrowed to. */
export const FILTER_LAPORAN = { ...FILTER_RENTANG, page: 1, q: '', group_id: 0 };
export type FilterLaporan = Filters<typeof FILTER_LAPORAN>;

/** The filters as the calls take them. */
export function toLaporanInput({ page, q, group_id, ...rentang }: FilterLaporan) {
  return {
    ...toRentangInput(rentang),
    page: Math.max(page, 1),
    q: q || undefined,
    group_id: group_id > 0 ? [group_id] : undefined,
  };
}
