import { expect, test } from 'vitest';
import type { BatasRekan } from '../kategori/kategori-cuti.ts';
import { listHariPenuh, maksPergi, type RekanPergi } from './batas-rekan.ts';

const orang = (nilai: number): BatasRekan => ({ tindakan: 'tolak', satuan: 'orang', nilai });
const persen = (nilai: number): BatasRekan => ({ tindakan: 'tolak', satuan: 'persen', nilai });
const pergi = (user_id: number, tgl_awal: string, tgl_akhir = tgl_awal, of: Partial<RekanPergi> = {}): RekanPergi => ({
  user_id,
  tgl_awal,
  tgl_akhir,
  setengah_hari: null,
  ...of,
});
const SENIN = '2026-12-07';
const SELASA = '2026-12-08';
const DUA_HARI = [
  { tanggal: SENIN, hari: 1 as const },
  { tanggal: SELASA, hari: 1 as const },
];

test.each([
  ['two of however many', orang(2), 30, 2],
  ['a fifth of ten', persen(20), 10, 2],
  ['a fifth of nine, in whole people', persen(20), 9, 1],
  ['a tenth of three: one, else nobody could ever leave', persen(10), 3, 1],
  ['all', persen(100), 7, 7],
])('%s may be away', (_, batas, anggota, maks) => {
  expect(maksPergi(batas, anggota)).toBe(maks);
});

test.each<[string, BatasRekan, RekanPergi[], string[]]>([
  ['nobody else is away', orang(1), [], []],
  ['as many are as may be', orang(1), [pergi(1, SELASA)], [SELASA]],
  ['one more still may', orang(2), [pergi(1, SENIN, SELASA)], []],
  ['two are on one of the days', orang(2), [pergi(1, SENIN, SELASA), pergi(2, SELASA)], [SELASA]],
  ['the same colleague is away twice', orang(2), [pergi(1, SENIN), pergi(1, SENIN)], []],
  [
    'halves of a day share it',
    orang(2),
    [pergi(1, SENIN, SENIN, { setengah_hari: 'pagi' }), pergi(2, SENIN, SENIN, { setengah_hari: 'siang' })],
    [],
  ],
  [
    'two are away in the same half',
    orang(2),
    [pergi(1, SENIN, SENIN, { setengah_hari: 'pagi' }), pergi(2, SENIN)],
    [SENIN],
  ],
])('where %s, the days beyond the limit are those', (_, batas, away, hari) => {
  const penuh = listHariPenuh(DUA_HARI, null, batas, { anggota: 6, pergi: away });
  expect(penuh.map(({ tanggal }) => tanggal)).toEqual(hari);
});

test('a half day meets only who is away in that half, and a day that costs nothing meets nobody', () => {
  const grup = { anggota: 6, pergi: [pergi(1, SENIN, SENIN, { setengah_hari: 'pagi' })] };
  const half = [{ tanggal: SENIN, hari: 0.5 as const }];
  expect(listHariPenuh(half, 'siang', orang(1), grup)).toEqual([]);
  expect(listHariPenuh(half, 'pagi', orang(1), grup)).toEqual([{ tanggal: SENIN, rekan: grup.pergi }]);
  expect(listHariPenuh([{ tanggal: SENIN, hari: 0 }], null, orang(1), grup)).toEqual([]);
});
