import { FILTER_LAPORAN } from './filter-laporan.ts';

export const FILTER_KETIDAKHADIRAN = { ...FILTER_LAPORAN, jenis: '' };

/** What an address may ask for; both otherwise. */
export function toJenis(jenis: string): 'absen' | 'cuti' | undefined {
  return jenis === 'absen' || jenis === 'cuti' ? jenis : undefined;
}
