import type { KeadaanHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import type { Tone } from '../../ui/show/tone.ts';

/** The colour that a day's state wears, wherever it is shown. */
export const TONE_OF_KEADAAN: Record<KeadaanHari, Tone> = {
  tepat_waktu: 'green',
  terlambat: 'red',
  pulang_cepat: 'red',
  tidak_lengkap: 'orange',
  absen: 'dark-red',
  cuti: 'blue',
  libur: 'grey',
  terbuka: 'grey',
};
