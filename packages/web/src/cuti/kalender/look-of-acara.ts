import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import type { Tone } from '../../ui/show/tone.ts';

type Look = { kode: string; tone: Tone };

/** The abbreviations that offices write in their leave books, each with a tone. */
const LOOK_OF_JENIS: Record<NonNullable<AcaraKalender['jenis']>, Look> = {
  tahunan: { kode: 'CT', tone: 'blue' },
  besar: { kode: 'CB', tone: 'dark-green' },
  sakit: { kode: 'CS', tone: 'red' },
  melahirkan: { kode: 'CM', tone: 'orange' },
  'alasan penting': { kode: 'CAP', tone: 'dark-red' },
  'di luar tanggungan': { kode: 'LTN', tone: 'grey' },
  'cuti bersama': { kode: 'BSM', tone: 'green' },
  izin: { kode: 'I', tone: 'orange' },
  'dinas luar': { kode: 'DL', tone: 'dark-green' },
  lain: { kode: 'L', tone: 'grey' },
};

/** How a leave looks in the calendar; a colleague's, whose kind is not told, only as away. */
export const lookOfAcara = ({ jenis }: Pick<AcaraKalender, 'jenis'>): Look =>
  jenis === null ? { kode: 'C', tone: 'grey' } : LOOK_OF_JENIS[jenis];
