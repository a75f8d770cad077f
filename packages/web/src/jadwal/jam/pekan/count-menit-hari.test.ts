import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { countMenitHari } from './count-menit-hari.ts';
import type { HariForm } from './hari-form.ts';

const { reguler, shift, fleksibel } = TIPE_JADWAL;
const row: HariForm = {
  hari: 1,
  is_kerja: true,
  jam_masuk: '07:00:00',
  jam_pulang: '15:00:00',
  istirahat_mulai: '12:00:00',
  istirahat_selesai: '12:30:00',
  durasi_menit: 300,
};

test.each([
  ['of a day without its break, whatever is kept for another type', reguler, {}, 450],
  ['of a flexible day what it owes', fleksibel, {}, 300],
  [
    'of a night with its break after midnight',
    shift,
    { jam_masuk: '22:00:00', jam_pulang: '06:00:00', istirahat_mulai: '00:30:00', istirahat_selesai: '01:00:00' },
    450,
  ],
  [
    'of a shift around the clock a whole day',
    shift,
    { jam_pulang: '07:00:00', istirahat_mulai: null, istirahat_selesai: null },
    1440,
  ],
])('the form counts %s', (_, tipe, isi, expected) => {
  expect(countMenitHari({ ...row, ...isi }, tipe)).toBe(expected);
});
