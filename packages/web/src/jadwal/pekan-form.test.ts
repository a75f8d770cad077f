import { expect, test } from 'vitest';
import { checkPekan, countMenitPekan, toBaris, toPekanForm, type HariForm } from './pekan-form.ts';

const withSenin = (differences: Partial<HariForm>) =>
  toPekanForm().map((row) => (row.hari === 1 ? { ...row, ...differences } : row));

test('a new schedule starts with five days that make the norm of 37,5 hours', () => {
  expect(countMenitPekan(toPekanForm())).toBe(2250);
  expect(toBaris(toPekanForm()).map(({ hari }) => hari)).toEqual([1, 2, 3, 4, 5]);
});

test('a schedule comes back as it was', () => {
  const baris = [
    { hari: 6, jam_masuk: '07:00:00', jam_pulang: '11:00:00', istirahat_mulai: null, istirahat_selesai: null },
  ];
  expect(toBaris(toPekanForm(baris))).toEqual(baris);
});

test.each([
  [{ jam_masuk: null }, 'Senin: isi jam masuk dan jam pulang'],
  [{ jam_pulang: '07:00:00' }, 'Senin: jam pulang harus setelah jam masuk'],
  [{ istirahat_selesai: null }, 'Senin: isi awal dan akhir istirahat, atau kosongkan keduanya'],
  [{ istirahat_selesai: '11:00:00' }, 'Senin: istirahat harus selesai setelah mulai'],
  [{ istirahat_mulai: '06:00:00' }, 'Senin: istirahat harus di antara jam masuk dan jam pulang'],
  [{ istirahat_mulai: null, istirahat_selesai: null }, null],
])('%j is answered with %s', (differences, sentence) => {
  expect(checkPekan(withSenin(differences))).toBe(sentence);
});

test('a week without a work day is refused', () => {
  expect(checkPekan(toPekanForm([]))).toBe('Pilih paling sedikit satu hari kerja');
});
