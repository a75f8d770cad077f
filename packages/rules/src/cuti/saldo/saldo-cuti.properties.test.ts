import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../waktu/tanggal.ts';
import { jatah, TAHUNAN } from '../../testing/given-saldo.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { drawSaldo } from './draw-saldo.ts';
import { countHariCuti, listHariCuti } from './hari-cuti.ts';
import { lapseSaldo } from './lapse-saldo.ts';
import { openTahunSaldo } from './open-tahun-saldo.ts';
import { returnSaldo } from './return-saldo.ts';
import { countSaldo, countSisaLot, isLotBerlaku, type LotSaldo } from './saldo-cuti.ts';

type Langkah = { jenis: 'setujui' | 'batalkan'; hari: number; lama: number; setengah: boolean; cuti_id: number };

const langkah: fc.Arbitrary<Langkah> = fc.record({
  jenis: fc.constantFrom('setujui' as const, 'setujui' as const, 'batalkan' as const),
  hari: fc.nat(1200),
  lama: fc.nat(8),
  setengah: fc.boolean(),
  cuti_id: fc.integer({ min: 1, max: 6 }),
});
const aturan = fc.record({
  jatah_tahunan: fc.integer({ min: 1, max: 12 }),
  maks_bawa: fc.integer({ min: 0, max: 8 }),
  tahun_bawa: fc.constantFrom(1 as const, 2 as const),
  bawaan_sampai: fc.constantFrom(null, '03-31'),
  ditangguhkan: fc.constant([]),
  is_prorata: fc.boolean(),
});

const toDays = ({ hari, lama, setengah }: Langkah) => {
  const tgl_awal = addDays('2024-01-01', hari);
  return listHariCuti(
    { tgl_awal, tgl_akhir: addDays(tgl_awal, lama), hitungan: 'kalender', setengah_hari: setengah ? 'pagi' : null },
    () => true,
  );
};
const sum = (lots: readonly LotSaldo[]) => lots.reduce((total, lot) => total + countSisaLot(lot), 0);

test('no lot is ever overdrawn, and a balance is the sum of its lines once what lapsed is written', () => {
  fc.assert(
    fc.property(aturan, fc.array(langkah, { maxLength: 12 }), (rule, steps) => {
      let lots: LotSaldo[] = [jatah(1, 2024, rule.jatah_tahunan)];
      let tahun = 2024;
      for (const step of steps.toSorted((a, b) => a.hari - b.hari)) {
        const tanggal = addDays('2024-01-01', step.hari);
        for (; tahun < Number(tanggal.slice(0, 4)); tahun += 1)
          lots = applyBarisSaldo(lots, openTahunSaldo(lots, rule, tahun + 1));
        lots = applyBarisSaldo(lots, lapseSaldo(lots, tanggal));
        if (step.jenis === 'setujui') {
          const drawn = drawSaldo(lots, toDays(step), { cuti_id: step.cuti_id, tanggal });
          if (drawn.kind === 'drawn') lots = applyBarisSaldo(lots, drawn.baris);
        } else {
          lots = applyBarisSaldo(
            lots,
            returnSaldo(lots, {
              cuti_id: step.cuti_id,
              isKembali: (hari) => hari >= tanggal,
              tanggal,
              perpanjang_sampai: null,
            }),
          );
        }
        for (const lot of lots) expect(countSisaLot(lot)).toBeGreaterThanOrEqual(0);
        expect(countSaldo(lots, tanggal)).toBe(sum(lots));
      }
    }),
  );
});

test('a draw takes what its days cost, each from a lot that may be used on it, or nothing at all', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(12), langkah, (first, second, step) => {
      const lots = [jatah(1, 2024, first), jatah(2, 2025, second)];
      const days = toDays(step);
      const drawn = drawSaldo(lots, days, { cuti_id: 1, tanggal: '2024-01-01' });
      if (drawn.kind === 'short') {
        expect(drawn.sisa).toBeLessThan(drawn.needed);
        return;
      }
      expect(drawn.baris.reduce((total, row) => total - row.jumlah, 0)).toBe(countHariCuti(days));
      for (const row of drawn.baris) {
        const lot = lots.find((one) => one.lot_id === row.lot);
        expect(lot && row.tanggal_cuti && isLotBerlaku(lot, row.tanggal_cuti)).toBe(true);
      }
    }),
  );
});

test('cancelling what was approved restores exactly what its days not yet taken had drawn', () => {
  fc.assert(
    fc.property(langkah, fc.nat(10), (step, taken) => {
      const lots = [jatah(1, 2024, 12), jatah(2, 2025, 12), jatah(3, 2026, 12), jatah(4, 2027, 12)];
      const days = toDays(step);
      const tanggal = '2024-01-01';
      const drawn = drawSaldo(lots, days, { cuti_id: 1, tanggal });
      fc.pre(drawn.kind === 'drawn');
      const approved = applyBarisSaldo(lots, drawn.kind === 'drawn' ? drawn.baris : []);

      const tgl_batal = addDays(days[0]?.tanggal ?? tanggal, taken);
      const after = applyBarisSaldo(
        approved,
        returnSaldo(approved, { cuti_id: 1, isKembali: (hari) => hari >= tgl_batal, tanggal, perpanjang_sampai: null }),
      );
      const kept = drawSaldo(
        lots,
        days.filter((day) => day.tanggal < tgl_batal),
        { cuti_id: 1, tanggal },
      );
      const expected = applyBarisSaldo(lots, kept.kind === 'drawn' ? kept.baris : []);
      expect(after.map((lot) => countSisaLot(lot))).toEqual(expected.map((lot) => countSisaLot(lot)));
    }),
  );
});

test('opening a year keeps the sum but for what lapses and what is granted, and once is enough', () => {
  fc.assert(
    fc.property(aturan, fc.nat(12), (rule, left) => {
      const lots = [jatah(1, 2025, left)];
      const opened = applyBarisSaldo(lots, openTahunSaldo(lots, rule, 2026));
      expect(sum(opened)).toBe(Math.min(left, rule.maks_bawa) + rule.jatah_tahunan);
      expect(openTahunSaldo(opened, rule, 2026)).toEqual([]);
    }),
  );
});

test('the annual leave of an ASN is never more than 24 days', () => {
  fc.assert(
    fc.property(fc.array(langkah, { maxLength: 6 }), (steps) => {
      let lots: LotSaldo[] = [jatah(1, 2024, 12)];
      for (const tahun of [2025, 2026, 2027, 2028]) {
        for (const step of steps) {
          const drawn = drawSaldo(lots, toDays(step), { cuti_id: step.cuti_id, tanggal: `${tahun - 1}-06-01` });
          if (drawn.kind === 'drawn' && drawn.baris.every((row) => row.tanggal_cuti?.startsWith(String(tahun - 1)))) {
            lots = applyBarisSaldo(lots, drawn.baris);
          }
        }
        lots = applyBarisSaldo(lots, openTahunSaldo(lots, TAHUNAN, tahun));
        expect(countSaldo(lots, `${tahun}-01-01`)).toBeLessThanOrEqual(24);
      }
    }),
  );
});
