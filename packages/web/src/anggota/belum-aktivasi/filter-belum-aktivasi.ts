import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What the list of those who wait for their activation can be narrowed to. */
export const FILTER_BELUM_AKTIVASI = {
  page: 1,
  q: '',
  sort: 'nama',
  organisasi_id: filterField.id,
  is_email: filterField.flag,
  is_diminta: filterField.flag,
};

export type FilterBelumAktivasi = Filters<typeof FILTER_BELUM_AKTIVASI>;
