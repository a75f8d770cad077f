import { filterField } from '../kit/filter-field.ts';
import { FILTER_LAPORAN } from './filter-laporan.ts';

/** A report's filters, and which of the two it lists; both unless given. */
export const FILTER_KETIDAKHADIRAN = { ...FILTER_LAPORAN, jenis: filterField.oneOf('absen', 'cuti') };
