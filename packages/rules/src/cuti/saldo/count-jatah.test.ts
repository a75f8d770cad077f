import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../waktu/tanggal.ts';
import { countJatah } from './count-jatah.ts';
import { grantJatah } from './open-tahun-saldo.ts';

test.each([
  ['long a member', 12, true, null, 12, 12],
  ['joined the year before', 12, true, '2025-08-01', 12, 12],
  ['joined in January', 12.5, true, '2026-01-31', 12.5, 12],
  ['joined in August', 12, true, '2026-08-31', 5, 5],
  ['joined in December', 12, true, '2026-12-01', 1, 1],
  ['a right of ten days, joined in August', 10, true, '2026-08-01', 4, 5],
  ['joined in August, not cut', 12, false, '2026-08-01', 12, 12],
  ['joins next year', 12, false, '2027-01-01', 0, 0],
])('%s: of %d days', (_, jatah_tahunan, is_prorata, sejak, hari, bulan) => {
  expect(countJatah({ jatah_tahunan, is_prorata }, 2026, sejak)).toEqual({ hari, bulan });
});

test('the right of who joins late is his from then on, and is granted once', () => {
  const aturan = { jatah_tahunan: 12, maks_bawa: 6, tahun_bawa: 2 as const, bawaan_sampai: null, is_prorata: true };
  const [baris] = grantJatah([], aturan, 2026, '2026-08-17');
  expect(baris).toMatchObject({
    jumlah: 5,
    tanggal: '2026-08-17',
    lot: { tahun: 2026, mulai: '2026-08-17', kedaluwarsa: '2026-12-31' },
  });
  const lots = baris ? [{ lot_id: 1, ...(baris.lot as object), baris: [baris] }] : [];
  expect(grantJatah(lots as never, aturan, 2026, '2026-08-17')).toEqual([]);
  expect(grantJatah([], aturan, 2026, '2027-02-01')).toEqual([]);
});

test('whenever one joins, the right is between nothing and the whole, and never more for who joins later', () => {
  const hari = fc.integer({ min: -400, max: 800 }).map((n) => addDays('2026-01-01', n));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.boolean(), hari, hari, (jatah_tahunan, is_prorata, a, b) => {
      const [dulu = a, nanti = b] = [a, b].toSorted();
      const [lebih, kurang] = [dulu, nanti].map((sejak) => countJatah({ jatah_tahunan, is_prorata }, 2026, sejak).hari);
      expect(kurang).toBeLessThanOrEqual(lebih ?? 0);
      expect(lebih).toBeLessThanOrEqual(jatah_tahunan);
      expect(kurang).toBeGreaterThanOrEqual(0);
    }),
  );
});
