import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { filterField } from '../base/filters/filter-field.ts';
import type { Filters } from '../base/filters/read-filters.ts';

/** What the list of transfers can be narrowed to. */
export const FILTER_MUTASI = {
  page: 1,
  q: '',
  sort: '-mutasi_id',
  status: filterField.kode(STATUS_AKSES),
  jenis: filterField.oneOf(...JENIS_MUTASI),
  arah: filterField.oneOf('masuk', 'keluar'),
};

export type FilterMutasi = Filters<typeof FILTER_MUTASI>;

export const LABEL_ARAH = { masuk: 'Masuk', keluar: 'Keluar' } as const;
