import { expect, test } from 'vitest';
import { checkBarisJadwal } from './check-baris-jadwal.ts';
import type { JamBaris } from './check-jam-baris.ts';
import { TIPE_JADWAL } from './jadwal.ts';

const { reguler, shift, fleksibel } = TIPE_JADWAL;
const BIASA = { hari: 1, jam_masuk: '07:30:00', jam_pulang: '16:00:00' };
const MALAM = { hari: 0, jam_masuk: '19:00:00', jam_pulang: '07:00:00' };
const SIANG = { istirahat_mulai: '12:00:00', istirahat_selesai: '13:00:00' };

test.each<[string, 1 | 2 | 3, Partial<JamBaris>, string | null]>([
  ['hours without a break', reguler, {}, null],
  ['a break between them', reguler, SIANG, null],
  ['a break that takes them wholly', reguler, { istirahat_mulai: '07:30:00', istirahat_selesai: '16:00:00' }, null],
  ['no arrival', reguler, { jam_masuk: null }, 'jam_masuk: jam_kosong'],
  ['no departure', reguler, { jam_pulang: null }, 'jam_pulang: jam_kosong'],
  ['a departure before the arrival', reguler, { jam_pulang: '07:00:00' }, 'jam_pulang: pulang_sebelum_masuk'],
  ['a departure at the arrival', reguler, { jam_pulang: '07:30:00' }, 'jam_pulang: pulang_sebelum_masuk'],
  ['a break without its end', reguler, { istirahat_mulai: '12:00:00' }, 'istirahat_selesai: istirahat_sebelah'],
  ['a break without its begin', reguler, { istirahat_selesai: '12:00:00' }, 'istirahat_mulai: istirahat_sebelah'],
  [
    'a break of no length',
    reguler,
    { ...SIANG, istirahat_selesai: '12:00:00' },
    'istirahat_selesai: istirahat_terbalik',
  ],
  [
    'a break before the arrival',
    reguler,
    { ...SIANG, istirahat_mulai: '06:00:00' },
    'istirahat_mulai: istirahat_di_luar',
  ],
  [
    'a break after the departure',
    reguler,
    { ...SIANG, istirahat_selesai: '17:00:00' },
    'istirahat_mulai: istirahat_di_luar',
  ],
  ['a duration on regular hours', reguler, { durasi_menit: 60 }, 'durasi_menit: durasi_bukan_fleksibel'],
  ['flexible hours with what they owe', fleksibel, { durasi_menit: 510 }, null],
  ['flexible hours that owe nothing', fleksibel, {}, 'durasi_menit: durasi_kosong'],
  ['flexible hours that owe more than their window', fleksibel, { durasi_menit: 511 }, 'durasi_menit: durasi_melebihi'],
  ['flexible hours that end the next day', fleksibel, { jam_pulang: '02:00:00' }, 'jam_pulang: pulang_sebelum_masuk'],
  ['a shift of a whole day', shift, { jam_pulang: '19:00:00' }, null],
  ['a shift until the next morning', shift, {}, null],
  ['its break after midnight', shift, { istirahat_mulai: '00:00:00', istirahat_selesai: '01:00:00' }, null],
  ['its break over midnight', shift, { istirahat_mulai: '23:30:00', istirahat_selesai: '00:30:00' }, null],
  [
    'its break after its end',
    shift,
    { istirahat_mulai: '08:00:00', istirahat_selesai: '09:00:00' },
    'istirahat_mulai: istirahat_di_luar',
  ],
])('%s', (_, tipe, differences, expected) => {
  const salah = checkBarisJadwal(tipe, [{ ...(tipe === shift ? MALAM : BIASA), ...differences }]);
  expect(salah && `${salah.isian}: ${salah.galat}`).toBe(expected);
});

test.each([
  ['a shift with two rows', shift, [MALAM, MALAM], { indeks: null, isian: null, galat: 'shift_satu_baris' }],
  ['a shift with a weekday', shift, [BIASA], { indeks: 0, isian: 'hari', galat: 'shift_berhari' }],
  ['regular hours without a weekday', reguler, [MALAM], { indeks: 0, isian: 'hari', galat: 'tanpa_hari' }],
  ['a weekday twice', reguler, [BIASA, BIASA], { indeks: 1, isian: 'hari', galat: 'hari_berulang' }],
  [
    'the second of two that is wrong',
    reguler,
    [BIASA, { ...BIASA, hari: 2, jam_pulang: '07:00:00' }],
    { indeks: 1, isian: 'jam_pulang', galat: 'pulang_sebelum_masuk' },
  ],
  ['two weekdays', reguler, [BIASA, { ...BIASA, hari: 2 }], null],
] as const)('%s', (_, tipe, baris, expected) => {
  expect(checkBarisJadwal(tipe, baris)).toEqual(expected);
});
