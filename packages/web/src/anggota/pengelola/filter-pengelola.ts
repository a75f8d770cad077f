import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What the lists of admins and operators can be narrowed to. */
export const FILTER_PENGELOLA = {
  page: 1,
  q: '',
  sort: 'nama',
  tenant_id: filterField.id,
  keadaan: filterField.oneOf('belum_aktivasi', 'aktif', 'tidak_aktif', 'diblokir'),
};

export type FilterPengelola = Filters<typeof FILTER_PENGELOLA>;
