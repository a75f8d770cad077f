import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What the list of linked organisations can be narrowed to. */
export const FILTER_KONFIGURASI = {
  page: 1,
  q: '',
  sort: 'nama',
  tenant_id: filterField.id,
  status_simpatika: filterField.kode(STATUS_SIMPATIKA),
  is_leave_management_simpatika: filterField.flag,
  is_sinkronisasi: filterField.flag,
  is_blokir_finpay: filterField.flag,
};

export type FilterKonfigurasi = Filters<typeof FILTER_KONFIGURASI>;
