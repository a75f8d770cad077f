import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import type { Tone } from '../../ui/show/tone.ts';

export type KeadaanHarian = NonNullable<HarianInput['keadaan']>;

/** What a day's list counts and can be narrowed to, in the order in which an operator asks. */
export const KEADAAN_HARIAN: readonly { keadaan: KeadaanHarian; label: string; tone: Tone }[] = [
  { keadaan: 'hadir', label: 'Hadir', tone: 'green' },
  { keadaan: 'terlambat', label: 'Terlambat', tone: 'red' },
  { keadaan: 'pulang_cepat', label: 'Pulang cepat', tone: 'red' },
  { keadaan: 'tidak_lengkap', label: 'Tidak lengkap', tone: 'orange' },
  { keadaan: 'terbuka', label: 'Belum presensi', tone: 'grey' },
  { keadaan: 'absen', label: 'Absen', tone: 'dark-red' },
  { keadaan: 'cuti', label: 'Cuti', tone: 'blue' },
  { keadaan: 'libur', label: 'Libur', tone: 'grey' },
];
