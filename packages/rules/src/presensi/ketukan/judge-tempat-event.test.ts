import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeTempatEvent, type KeadaanTempat, type SikapTempat } from './judge-tempat-event.ts';

const BAIK: KeadaanTempat = { is_di_luar: false, is_lokasi_palsu: false };
const LUAR = { ...BAIK, is_di_luar: true };
const PALSU = { ...BAIK, is_lokasi_palsu: true };
const DUA = { is_di_luar: true, is_lokasi_palsu: true };

test.each<[string, KeadaanTempat, SikapTempat, ReturnType<typeof judgeTempatEvent>]>([
  ['where it should be counts', BAIK, { luar_radius: 'tolak', lokasi_palsu: 'tolak' }, { tinjau: [] }],
  ['outside counts where that counts', LUAR, { luar_radius: 'hitung', lokasi_palsu: 'tolak' }, { tinjau: [] }],
  ['outside waits', LUAR, { luar_radius: 'tinjau', lokasi_palsu: 'hitung' }, { tinjau: ['tempat'] }],
  ['outside is refused', LUAR, { luar_radius: 'tolak', lokasi_palsu: 'hitung' }, { tolak: 'tempat' }],
  ['with a feigned place counts', PALSU, { luar_radius: 'tolak', lokasi_palsu: 'hitung' }, { tinjau: [] }],
  ['with a feigned place waits', PALSU, { luar_radius: 'tolak', lokasi_palsu: 'tinjau' }, { tinjau: ['lokasi_palsu'] }],
  [
    'with a feigned place is refused',
    PALSU,
    { luar_radius: 'hitung', lokasi_palsu: 'tolak' },
    { tolak: 'lokasi_palsu' },
  ],
  [
    'with both waits for both',
    DUA,
    { luar_radius: 'tinjau', lokasi_palsu: 'tinjau' },
    { tinjau: ['lokasi_palsu', 'tempat'] },
  ],
  [
    'with both is refused for what is not accepted',
    DUA,
    { luar_radius: 'tolak', lokasi_palsu: 'tinjau' },
    { tolak: 'tempat' },
  ],
  [
    'with both names the feigned place first',
    DUA,
    { luar_radius: 'tolak', lokasi_palsu: 'tolak' },
    { tolak: 'lokasi_palsu' },
  ],
])('an event %s', (_, keadaan, sikap, putusan) => {
  expect(judgeTempatEvent(keadaan, sikap)).toEqual(putusan);
});

const TINGKAT = ['hitung', 'tinjau', 'tolak'] as const;
const sikap = fc.constantFrom(...TINGKAT);
const strictness = (putusan: ReturnType<typeof judgeTempatEvent>) =>
  'tolak' in putusan ? 2 : Math.min(putusan.tinjau.length, 1);

test('a stricter setting never makes an event pass more easily, and one that does not concern it changes nothing', () => {
  const keadaan = fc.record({ is_di_luar: fc.boolean(), is_lokasi_palsu: fc.boolean() });
  fc.assert(
    fc.property(keadaan, sikap, sikap, sikap, (found, luar_radius, one, other) => {
      const [mild, strict] = TINGKAT.indexOf(one) <= TINGKAT.indexOf(other) ? [one, other] : [other, one];
      const under = (lokasi_palsu: SikapTempat['lokasi_palsu']) =>
        judgeTempatEvent(found, { luar_radius, lokasi_palsu });
      expect(strictness(under(strict))).toBeGreaterThanOrEqual(strictness(under(mild)));
      if (!found.is_lokasi_palsu) expect(under(strict)).toEqual(under(mild));
    }),
  );
});
