import { expect, test } from 'vitest';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { correctSaldo } from './correct-saldo.ts';
import { countSaldo, type LotSaldo } from './saldo-cuti.ts';

const lot = (lot_id: number, jumlah: number, kedaluwarsa: string): LotSaldo => ({
  lot_id,
  tahun: 2026,
  mulai: '2026-01-01',
  kedaluwarsa,
  baris: [{ jenis: 'jatah', jumlah, tanggal: '2026-01-01', cuti_id: null, tanggal_cuti: null }],
});
const baru = { tahun: 2026, mulai: '2026-01-01', kedaluwarsa: '2026-12-31' };
const lots = [lot(1, 4, '2026-03-31'), lot(2, 12, '2026-12-31')];

test.each([
  ['raises by a lot of its own', 20, [{ lot: baru, jumlah: 4 }]],
  ['takes what is too much from the lot that expires last', 10, [{ lot: 2, jumlah: -6 }]],
  [
    'goes on to the next where that is not enough',
    3,
    [
      { lot: 2, jumlah: -12 },
      { lot: 1, jumlah: -1 },
    ],
  ],
  ['writes nothing where the balance is right already', 16, []],
])('%s', (_, sisa, lines) => {
  const baris = correctSaldo(lots, { sisa, tanggal: '2026-02-01', lot: baru });
  expect(baris).toMatchObject(lines);
  expect(countSaldo(applyBarisSaldo(lots, baris), '2026-02-01')).toBe(sisa);
});

test('lapsed lots neither count nor are touched', () => {
  expect(correctSaldo(lots, { sisa: 10, tanggal: '2026-05-01', lot: baru })).toMatchObject([{ lot: 2, jumlah: -2 }]);
});
