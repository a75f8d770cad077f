import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { expect, test } from 'vitest';
import { sebutBentrok, sebutRekan } from './sebut-bentrok.ts';

const away = (names: readonly string[], rekan_lain: number) => ({
  bentrok: names.map((nama, at) => ({
    user_id: nama.length,
    nama,
    tgl_awal: `2026-12-0${at + 1}`,
    tgl_akhir: `2026-12-0${at + 1}`,
    status: STATUS_CUTI.disetujui,
  })),
  rekan_lain,
});

test.each([
  [['Ani'], 0, 'Ani'],
  [['Ani', 'Budi', 'Citra'], 0, 'Ani, Budi, Citra'],
  [['Ani', 'Budi', 'Citra'], 2, 'Ani, Budi, Citra, dan 2 lainnya'],
  [['Ani', 'Ani', 'Budi', 'Citra'], 0, 'Ani, Budi, Citra'],
])('of %j and %i more each person is named once, and the others counted', (names, lain, told) => {
  expect(sebutRekan(away(names, lain))).toBe(told);
});

test('somebody who is away twice is told with both of his dates', () => {
  expect(sebutBentrok(away(['Ani', 'Ani'], 4))).toBe('Ani (01-12-2026), Ani (02-12-2026), dan 4 lainnya');
  expect(sebutBentrok(away([], 0))).toBe('Tidak ada');
});
