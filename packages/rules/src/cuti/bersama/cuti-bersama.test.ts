import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baris, jatah, TAHUNAN, used } from '../../testing/given-saldo.ts';
import { applyBarisSaldo } from '../saldo/apply-baris-saldo.ts';
import { judgeCutiBersama } from './judge-cuti-bersama.ts';
import { grantJatah, openTahunSaldo } from '../saldo/open-tahun-saldo.ts';
import { countSaldo, countSisaLot, type BarisBaru, type LotSaldo } from '../saldo/saldo-cuti.ts';
import { syncCutiBersama, type HariBersama } from './sync-cuti-bersama.ts';

const free = { isHariKerja: true, isLibur: true, isCuti: false, bekerja: false, mengurangi: false, isMemotong: true };
const reduces = { ...free, mengurangi: true };
test.each([
  ['an ASN who is off loses nothing', free, 'tetap'],
  ['an ASN who had to work gets the day added', { ...free, isLibur: false, bekerja: true }, 'ditambah'],
  ['an ASN who was due and did not come gets nothing', { ...free, isLibur: false }, 'tetap'],
  ['an ASN who came although he was free gets nothing', { ...free, bekerja: true }, 'tetap'],
  ['a foundation’s employee who is off loses a day', reduces, 'dikurangi'],
  ['a foundation’s employee who works keeps it', { ...reduces, bekerja: true }, 'tetap'],
  ['a foundation’s employee who had to work keeps it too', { ...reduces, isLibur: false, bekerja: true }, 'tetap'],
  ['who is not known to be one or the other loses nothing', { ...free, mengurangi: null }, 'tetap'],
  ['nor does he gain, had he to work', { ...free, mengurangi: null, isLibur: false, bekerja: true }, 'tetap'],
  ['a date that is not set to draw costs nobody a day', { ...reduces, isMemotong: false }, 'tetap'],
  ['a day that other leave takes costs no second day', { ...reduces, isCuti: true }, 'tetap'],
  ['nobody loses a day that was off anyhow', { ...reduces, isHariKerja: false }, 'tetap'],
])('on cuti bersama %s', (_, fakta, expected) => {
  expect(judgeCutiBersama(fakta).akibat).toBe(expected);
});

const TODAY = '2026-11-20';
const NATAL: HariBersama = { tanggal: '2026-12-24', akibat: 'dikurangi' };
const WORKED: HariBersama = { tanggal: '2026-05-15', akibat: 'ditambah' };
const brief = (rows: readonly BarisBaru[]) => rows.map(({ jenis, jumlah }) => `${jenis} ${jumlah}`);
const synced = (lots: LotSaldo[], hari: HariBersama[], tanggal = TODAY) =>
  applyBarisSaldo(lots, syncCutiBersama(lots, hari, tanggal).baris);
const off = ({ tanggal }: HariBersama): HariBersama => ({ tanggal, akibat: 'tetap' });

describe('the ledger follows what a cuti bersama does', () => {
  test('a reduced day is drawn once, however often it is run', () => {
    const once = synced([jatah(1, 2026, 12)], [NATAL]);
    expect(countSaldo(once, TODAY)).toBe(11);
    expect(syncCutiBersama(once, [NATAL], TODAY)).toEqual({ baris: [], kurang: [] });
  });

  test('what no longer reduces returns to the lot that it came from', () => {
    const lots = synced([jatah(1, 2026, 12)], [NATAL]);
    const { baris: rows } = syncCutiBersama(lots, [off(NATAL)], TODAY);
    expect(rows).toMatchObject([{ lot: 1, jenis: 'pengembalian', jumlah: 1, tanggal_cuti: NATAL.tanggal }]);
    expect(syncCutiBersama(applyBarisSaldo(lots, rows), [off(NATAL)], TODAY).baris).toEqual([]);
  });

  test('what returns to a lot that has lapsed lapses again', () => {
    const lots = synced([jatah(1, 2026, 12)], [NATAL]);
    expect(brief(syncCutiBersama(lots, [off(NATAL)], '2027-01-05').baris)).toEqual(['pengembalian 1', 'hangus -1']);
  });

  test('a balance that does not reach is drawn to zero and the rest is told, until there are days again', () => {
    const lots = [used(jatah(1, 2026, 12), '2026-03-02', 11.5)];
    const { baris: rows, kurang } = syncCutiBersama(lots, [NATAL], TODAY);
    expect(brief(rows)).toEqual(['pemakaian -0.5']);
    expect(kurang).toEqual([{ tanggal: NATAL.tanggal, jumlah: 0.5 }]);
    const more = { ...jatah(2, 2026, 3), baris: [baris('koreksi', 3, TODAY)] };
    expect(brief(syncCutiBersama([...applyBarisSaldo(lots, rows), more], [NATAL], TODAY).baris)).toEqual([
      'pemakaian -0.5',
    ]);
  });

  test('a worked day is added once, for its year alone, and does not stand for the year’s grant', () => {
    const lots = synced([jatah(1, 2026, 12)], [WORKED]);
    expect(countSaldo(lots, TODAY)).toBe(13);
    expect(syncCutiBersama(lots, [WORKED], TODAY).baris).toEqual([]);
    expect(brief(openTahunSaldo(lots, TAHUNAN, 2027))).toEqual([
      'bawaan -6',
      'bawaan 6',
      'hangus -6',
      'hangus -1',
      'jatah 12',
    ]);
    const alone = synced([], [WORKED]);
    expect(brief(grantJatah(alone, TAHUNAN, 2026))).toEqual(['jatah 12']);
  });

  test('an added day that was not worked after all is taken back, of other lots where it was used already', () => {
    const added = synced([jatah(1, 2026, 12)], [WORKED]);
    expect(syncCutiBersama(added, [off(WORKED)], TODAY).baris).toMatchObject([{ lot: -1, jumlah: -1 }]);
    const spent = added.map((lot) => (lot.lot_id < 0 ? used(lot, '2026-06-01', 1) : lot));
    expect(syncCutiBersama(spent, [off(WORKED)], TODAY).baris).toMatchObject([
      { lot: 1, jenis: 'koreksi', jumlah: -1 },
    ]);
    const empty = spent.map((lot) => (lot.lot_id === 1 ? used(lot, '2026-06-01', 12) : lot));
    expect(syncCutiBersama(empty, [off(WORKED)], TODAY)).toEqual({
      baris: [],
      kurang: [{ tanggal: WORKED.tanggal, jumlah: 1 }],
    });
  });

  test('after its year neither is a day added nor an added one taken back', () => {
    expect(brief(syncCutiBersama([], [WORKED], '2027-01-02').baris)).toEqual([]);
    expect(brief(syncCutiBersama(synced([], [WORKED]), [off(WORKED)], '2027-01-02').baris)).toEqual([]);
  });
});

const hari = fc.array(
  fc.record({
    tanggal: fc.constantFrom('2026-03-20', '2026-05-15', '2026-12-24'),
    akibat: fc.constantFrom('dikurangi' as const, 'ditambah' as const, 'tetap' as const),
  }),
  { maxLength: 10 },
);
test('whatever the days say one after the other, no lot is overdrawn and running again writes nothing', () => {
  fc.assert(
    fc.property(fc.nat(3), hari, (days, changes) => {
      let lots: LotSaldo[] = days > 0 ? [jatah(1, 2026, days)] : [];
      for (const one of changes) {
        lots = synced(lots, [one]);
        for (const lot of lots) expect(countSisaLot(lot)).toBeGreaterThanOrEqual(0);
        expect(syncCutiBersama(lots, [one], TODAY).baris).toEqual([]);
      }
    }),
  );
});
