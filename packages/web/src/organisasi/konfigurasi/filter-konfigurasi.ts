import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What the list of linked organisations can be narrowed to. */
export const FILTER_KONFIGURASI = {
  page: 1,
  q: '',
  sort: 'nama',
  tenant_id: filterField.id,
  status_simpatika: filterField.oneOf(1, 2, 3, 4, 5),
  is_leave_management_simpatika: filterField.flag,
  is_sinkronisasi: filterField.flag,
  is_blokir_finpay: filterField.flag,
};

export type FilterKonfigurasi = Filters<typeof FILTER_KONFIGURASI>;
