import { expect, test } from 'vitest';
import type { HariForm } from './hari-form.ts';
import { checkPekan, checkShift, countMenitPekan, toBaris, toPekanForm, toShiftForm } from './pekan-form.ts';

const withSenin = (differences: Partial<HariForm>) =>
  toPekanForm().map((row) => (row.hari === 1 ? { ...row, ...differences } : row));

test('a new schedule starts with five days that make the norm of 37,5 hours', () => {
  expect(countMenitPekan(toPekanForm(), 1)).toBe(2250);
  expect(toBaris(toPekanForm(), 1).map(({ hari }) => hari)).toEqual([1, 2, 3, 4, 5]);
});

test('a schedule comes back as it was', () => {
  const baris = [
    {
      hari: 6,
      jam_masuk: '07:00:00',
      jam_pulang: '11:00:00',
      istirahat_mulai: null,
      istirahat_selesai: null,
      durasi_menit: null,
    },
  ];
  expect(toBaris(toPekanForm(baris), 1)).toEqual(baris);
});

test.each([
  [{ jam_masuk: null }, 'Senin: isi jam masuk dan jam pulang'],
  [{ jam_pulang: '07:00:00' }, 'Senin: jam pulang harus setelah jam masuk'],
  [{ istirahat_selesai: null }, 'Senin: isi awal dan akhir istirahat, atau kosongkan keduanya'],
  [{ istirahat_selesai: '11:00:00' }, 'Senin: istirahat harus selesai setelah mulai'],
  [{ istirahat_mulai: '06:00:00' }, 'Senin: istirahat harus di antara jam masuk dan jam pulang'],
  [{ istirahat_mulai: null, istirahat_selesai: null }, null],
])('%j is answered with %s', (differences, sentence) => {
  expect(checkPekan(withSenin(differences), 1)).toBe(sentence);
});

test('a week without a work day is refused', () => {
  expect(checkPekan(toPekanForm([]), 1)).toBe('Pilih paling sedikit satu hari kerja');
});

test.each([
  [{ jam_masuk: '19:00:00', jam_pulang: '07:00:00' }, null],
  [{ jam_masuk: '19:00:00', jam_pulang: '07:00:00', istirahat_mulai: '00:00:00', istirahat_selesai: '01:00:00' }, null],
  [
    { jam_masuk: '19:00:00', jam_pulang: '07:00:00', istirahat_mulai: '08:00:00', istirahat_selesai: '09:00:00' },
    'Istirahat harus di antara jam masuk dan jam pulang',
  ],
])('a shift may end the next morning: %j is answered with %s', (differences, sentence) => {
  expect(checkShift({ ...toShiftForm(), ...differences })).toBe(sentence);
});

test('a fleksibel week counts what its days owe, and a day owes no more than its window', () => {
  expect(countMenitPekan(withSenin({ durasi_menit: 300 }), 3)).toBe(2100);
  expect(checkPekan(withSenin({ durasi_menit: 600 }), 3)).toBe('Senin: lama kerja melebihi rentang jamnya');
});
