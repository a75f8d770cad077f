import { expect, test } from 'vitest';
import { measureAmbang } from './measure-ambang.ts';

test('each threshold is told by the pairs that it takes for one and for two people', () => {
  const wajah = [
    { orang: 'ani', ciri: [0] },
    { orang: 'ani', ciri: [0.4] },
    { orang: 'budi', ciri: [0.9] },
  ];
  expect(measureAmbang(wajah, [0.3, 0.5, 0.95])).toEqual({
    sama: 1,
    beda: 2,
    ambang: [
      { ambang: 0.3, salahTerima: 0, salahTolak: 1 },
      { ambang: 0.5, salahTerima: 1, salahTolak: 0 },
      { ambang: 0.95, salahTerima: 2, salahTolak: 0 },
    ],
  });
});
