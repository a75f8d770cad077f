import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';
import { FILTER_RENTANG, toRentangInput } from './filter-rentang.ts';

/** What a report on screen can be narrowed to. */
export const FILTER_LAPORAN = { ...FILTER_RENTANG, page: 1, q: '', group_id: filterField.id };
export type FilterLaporan = Filters<typeof FILTER_LAPORAN>;

/** The filters as the calls take them. */
export function toLaporanInput({ page, q, group_id, ...rentang }: FilterLaporan) {
  return {
    ...toRentangInput(rentang),
    page,
    q: q || undefined,
    group_id: group_id === undefined ? undefined : [group_id],
  };
}
