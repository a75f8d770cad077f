import { filterField } from '../../base/filters/filter-field.ts';

/** What the leave calendar shows, kept in the address. */
export const FILTER_KALENDER = {
  tampilan: filterField.oneOf('tahun'),
  /** 'YYYY-MM'; none is the present month. */
  bulan: filterField.bulan,
  /** The date whose list of people stands open. */
  hari: filterField.tanggal,
  siapa: filterField.oneOf('saya'),
  user_id: filterField.id,
  group_id: filterField.id,
  /** Only who is away; left out: of the whole organisation yes, of a group or a member no. */
  hanya: filterField.flag,
  q: '',
  page: 1,
} as const;
