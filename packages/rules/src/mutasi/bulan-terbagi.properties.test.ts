import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRentang } from '../kehadiran/judge-rentang.ts';
import { BULAN_ACAK } from '../testing/bulan-acak.ts';
import { BULAN, randomBulan, type RandomBulan } from '../testing/random-bulan.ts';
import { addDays } from '../waktu/tanggal.ts';

const { numRuns, timeout } = BULAN_ACAK;

/** The days of a member who belongs somewhere between two dates. */
function hariOf({ organisasi, anggota, sekarang }: RandomBulan, tgl_mulai: string, tgl_selesai: string | null) {
  const keanggotaan = [{ tgl_mulai, tgl_selesai }];
  return judgeRentang(organisasi, { ...anggota, keanggotaan }, BULAN, sekarang).hari;
}

test('the days of both places come to the month that he would have had at one', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, fc.integer({ min: 0, max: 31 }), (bulan, hari) => {
      const mulai = addDays(BULAN.tgl_awal, hari);
      const asal = hariOf(bulan, '2000-01-01', addDays(mulai, -1));
      const tujuan = hariOf(bulan, mulai, null);
      const diri = hariOf(bulan, '2000-01-01', null);
      const byDate = [...asal, ...tujuan].toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1));
      expect(byDate).toEqual(diri);
    }),
    { numRuns },
  );
});
