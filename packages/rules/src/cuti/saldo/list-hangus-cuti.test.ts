import { expect, test } from 'vitest';
import { jatah, TAHUNAN } from '../../testing/given-saldo.ts';
import { listHangusCuti } from './list-hangus-cuti.ts';
import type { LotSaldo } from './saldo-cuti.ts';

const HARI_INI = '2026-11-20';
/** Six days of 2025 that live on in 2026. */
const bawaan: LotSaldo = {
  lot_id: 2,
  tahun: 2025,
  mulai: '2026-01-01',
  kedaluwarsa: '2026-12-31',
  baris: [{ jenis: 'bawaan', jumlah: 6, tanggal: '2026-01-01', cuti_id: null, tanggal_cuti: null }],
};
const hari = (...tanggal: string[]) => tanggal.map((one) => ({ tanggal: one, hari: 1 as const }));

test('two days of leave end the carrying of the right of the year before: four of it lapse more', () => {
  const lots = [jatah(1, 2026, 12), bawaan];
  expect(listHangusCuti(lots, hari('2026-12-01', '2026-12-02'), TAHUNAN, HARI_INI)).toEqual({
    sebelum: [{ tanggal: '2026-12-31', jumlah: 6 }],
    sesudah: [{ tanggal: '2026-12-31', jumlah: 10 }],
    isBertambah: true,
  });
});

test('where only this year’s right is there a day of leave lets one less lapse', () => {
  expect(listHangusCuti([jatah(1, 2026, 12)], hari('2026-12-01'), TAHUNAN, HARI_INI)).toMatchObject({
    sebelum: [{ jumlah: 6 }],
    sesudah: [{ jumlah: 5 }],
    isBertambah: false,
  });
});

test('a balance that does not reach says nothing of it', () => {
  expect(listHangusCuti([jatah(1, 2026, 1)], hari('2026-12-01', '2026-12-02'), TAHUNAN, HARI_INI)).toBeNull();
});
