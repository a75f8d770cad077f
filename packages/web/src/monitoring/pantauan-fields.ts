import { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { filterField } from '../base/filters/filter-field.ts';

/** What is watched is narrowed by, in the address. */
export const PANTAUAN_FIELDS = {
  hal: 1,
  cari: '',
  keadaan: filterField.oneOf(...KEADAAN_PANTAUAN),
  /** Shown on a big screen. */
  dinding: filterField.flag,
} as const;
