import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';

export type KeadaanHarian = NonNullable<HarianInput['keadaan']>;

/** What a day's list counts and can be narrowed to, in the order in which an operator asks. */
export const KEADAAN_HARIAN = [
  'hadir',
  'terlambat',
  'pulang_cepat',
  'tidak_lengkap',
  'terbuka',
  'absen',
  'cuti',
  'libur',
] as const satisfies readonly KeadaanHarian[];
