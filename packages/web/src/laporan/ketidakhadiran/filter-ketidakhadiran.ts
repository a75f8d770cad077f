import { filterField } from '../../base/filters/filter-field.ts';
import { FILTER_LAPORAN } from '../dasar/filter-laporan.ts';

/** A report's filters, and which of the two it lists; both unless given. */
export const FILTER_KETIDAKHADIRAN = { ...FILTER_LAPORAN, jenis: filterField.oneOf('absen', 'cuti') };
