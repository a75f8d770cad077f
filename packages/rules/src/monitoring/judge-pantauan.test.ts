import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePantauan, judgePantauan, type FaktaPantauan } from './judge-pantauan.ts';
import { madOf, medianOf } from './sebaran.ts';

const minggu = (...tiba: number[]) => tiba.map((one) => ({ wajib: 40, tiba: one, libur: 0 }));
/** A day off on which one keeps watch. */
const jaga = (datang: number) => ({ wajib: 1, tiba: datang, libur: 39 });
const BIASA: FaktaPantauan = {
  hari_ini: { wajib: 40, tiba: 38, libur: 0 },
  belum_dihitung: 0,
  ada_jadwal: true,
  ada_hari_kerja: true,
  lampau: minggu(38, 39, 38, 37, 40, 38, 36, 38),
  grup: [],
  mesin_diam: [],
  gangguan: 0,
  belum_verval: 0,
  tanggal: 20,
  kiriman_gagal: 0,
  pekerjaan_gagal: 0,
};
const judge = (fakta: Partial<FaktaPantauan>) => judgePantauan({ ...BIASA, ...fakta });
const tiba = (banyak: number) => ({ hari_ini: { wajib: 40, tiba: banyak, libur: 0 } });

test.each<[string, Partial<FaktaPantauan>, string, string[]]>([
  ['as many as ever have come', {}, 'biasa', []],
  ['more than ever have come', tiba(40), 'biasa', []],
  ['one fewer than usual is a day like others', tiba(37), 'biasa', []],
  ['a few are missing', tiba(33), 'waspada', ['di_bawah_biasa']],
  ['a quarter is missing', tiba(28), 'genting', ['di_bawah_biasa']],
  ['nobody has come', tiba(0), 'genting', ['di_bawah_biasa']],
  ['nobody has come, when nobody ever has by now', { ...tiba(0), lampau: minggu(0, 0, 1, 0) }, 'biasa', []],
  ['a quarter is missing where that is nothing unusual', { ...tiba(28), lampau: minggu(38, 20, 30, 25, 39, 26) }, 'biasa', []],
  ['one holiday among the weeks changes nothing', { ...tiba(0), lampau: [...minggu(38, 39, 37), { wajib: 0, tiba: 0, libur: 0 }] }, 'genting', ['di_bawah_biasa']],
  ['one day when nobody came does not become usual', { ...tiba(28), lampau: minggu(38, 39, 0, 38, 37) }, 'genting', ['di_bawah_biasa']],
  ['two weeks say nothing yet', { ...tiba(0), lampau: minggu(38, 39) }, 'baru', []],
  ['a new organisation with only days off behind it', { ...tiba(0), lampau: [0, 0, 0, 0].map(() => ({ wajib: 0, tiba: 0, libur: 0 })) }, 'baru', []],
  ['nobody has hours yet', { hari_ini: { wajib: 0, tiba: 0, libur: 0 }, ada_jadwal: false, lampau: [] }, 'baru', ['tanpa_jadwal']],
  ['a day off', { hari_ini: { wajib: 0, tiba: 0, libur: 0 } }, 'libur', []],
  ['one keeps watch on a day off for nearly all', { hari_ini: jaga(0), lampau: minggu(0, 0, 0).map(() => ({ wajib: 0, tiba: 0, libur: 40 })) }, 'libur', []],
  ['one keeps watch on a holiday of a working day', { hari_ini: jaga(0) }, 'libur', []],
  ['who keeps watch is there, as he is every week', { hari_ini: jaga(1), lampau: [jaga(1), jaga(1), jaga(1)] }, 'libur', []],
  ['who keeps watch is not there, as he is every week', { hari_ini: jaga(0), lampau: [jaga(1), jaga(1), jaga(1)] }, 'waspada', ['di_bawah_biasa']],
  ['a place that few keep every day has no day off', { hari_ini: jaga(1), lampau: [jaga(1), jaga(1), jaga(1)], ada_hari_kerja: false }, 'biasa', []],
  ['holidays kept by few among the weeks change nothing', { lampau: [...minggu(38, 39, 37), jaga(0), jaga(0), jaga(0), jaga(0)] }, 'biasa', []],
  ['a day whose beginning is not counted yet', { hari_ini: { wajib: 0, tiba: 0, libur: 0 }, belum_dihitung: 40 }, 'baru', ['belum_dihitung']],
  ['one of three is missing', { hari_ini: { wajib: 3, tiba: 2, libur: 0 }, lampau: [1, 2, 3, 4].map(() => ({ wajib: 3, tiba: 3, libur: 0 })) }, 'waspada', ['di_bawah_biasa']],
  ['a machine is silent', { mesin_diam: ['Gerbang'] }, 'waspada', ['mesin_diam']],
  ['a machine is silent before anybody comes', { ...tiba(0), lampau: minggu(0, 0, 0, 0), mesin_diam: ['Gerbang'] }, 'waspada', ['mesin_diam']],
  ['an outage is on record', { ...tiba(0), gangguan: 1 }, 'genting', ['gangguan', 'di_bawah_biasa']],
  ['last month waits for its verification', { belum_verval: 12 }, 'waspada', ['belum_verval']],
  ['on the fifth there is time left for it', { belum_verval: 12, tanggal: 5 }, 'biasa', []],
  ['on the sixth there is none', { belum_verval: 12, tanggal: 6 }, 'waspada', ['belum_verval']],
  ['a push was refused', { kiriman_gagal: 3 }, 'waspada', ['kiriman_gagal']],
  ['a job failed', { pekerjaan_gagal: 1 }, 'waspada', ['pekerjaan_gagal']],
  ['on a day off what waits is said all the same', { hari_ini: { wajib: 0, tiba: 0, libur: 0 }, kiriman_gagal: 3 }, 'libur', ['kiriman_gagal']],
])('%s', (_, fakta, keadaan, sebab) => {
  const judged = judge(fakta);
  expect({ keadaan: judged.keadaan, sebab: judged.sebab.map(({ jenis }) => jenis) }).toEqual({ keadaan, sebab });
}); // prettier-ignore

describe('half of a group is missing', () => {
  const grup = (wajib: number, datang: number) => [{ group_id: 7, nama: 'Guru', wajib, tiba: datang }];
  test.each<[string, Partial<FaktaPantauan>, boolean]>([
    ['and the others are here', { ...tiba(36), grup: grup(8, 4) }, true],
    ['less than half of it', { ...tiba(37), grup: grup(8, 5) }, false],
    ['but it has three members only', { ...tiba(38), grup: grup(3, 1) }, false],
    ['and half of the others as well', { ...tiba(18), grup: grup(8, 3) }, false],
    ['before they usually come', { ...tiba(3), lampau: minggu(3, 2, 3, 3), grup: grup(8, 0) }, false],
  ])('%s', (_, fakta, isSaid) => {
    const said = judge(fakta).sebab.find(({ jenis }) => jenis === 'grup_hilang');
    expect(said !== undefined).toBe(isSaid);
    if (isSaid) expect(said).toEqual({ jenis: 'grup_hilang', jumlah: 4, nama: 'Guru', group_id: 7 });
  });
});

test.each([
  [[], null, null],
  [[3], 3, 0],
  [[1, 9], 5, 4],
  [[4, 1, 9], 4, 3],
  [[2, 2, 2, 100], 2, 0],
])('the middle of %j is %s, and its spread %s', (values, median, mad) => {
  expect([medianOf(values), madOf(values)]).toEqual([median, mad]);
});

const day = fc
  .integer({ min: 1, max: 200 })
  .chain((wajib) =>
    fc.record({ wajib: fc.constant(wajib), tiba: fc.integer({ min: 0, max: wajib }), libur: fc.constant(0) }),
  );
const rank = ({ keadaan }: { keadaan: string }) => ['genting', 'waspada', 'baru', 'biasa', 'libur'].indexOf(keadaan);

test('who comes besides never makes it worse', () => {
  fc.assert(
    fc.property(day, fc.array(day, { maxLength: 8 }), ({ wajib, tiba: now }, lampau) => {
      const before = judge({ hari_ini: { wajib, tiba: now, libur: 0 }, lampau });
      const after = judge({ hari_ini: { wajib, tiba: Math.min(now + 1, wajib), libur: 0 }, lampau });
      return rank(after) >= rank(before) && after.kurang <= before.kurang;
    }),
  );
});

test('the order of the weeks before says nothing, nor do days off among them', () => {
  fc.assert(
    fc.property(day, fc.array(day, { maxLength: 8 }), fc.nat(3), (hari_ini, lampau, libur) => {
      const off = Array.from({ length: libur }, () => ({ wajib: 0, tiba: 0, libur: 0 }));
      expect(judge({ hari_ini, lampau: [...off, ...lampau.toReversed()] })).toEqual(judge({ hari_ini, lampau }));
    }),
  );
});

test('the middle of the weeks before never burns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 8 }), (wajib, shares) => {
      const lampau = shares.map((share) => ({ wajib: 1000, tiba: Math.round(share * 1000), libur: 0 }));
      const middle = medianOf(lampau.map(({ tiba: one }) => one / 1000)) ?? 0;
      expect(judge({ hari_ini: { wajib, tiba: Math.ceil(middle * wajib), libur: 0 }, lampau }).keadaan).toBe('biasa');
    }),
  ); // prettier-ignore
});

test('the worst stands first: what burns, by how many are missing', () => {
  const rows = [judge({}), judge(tiba(10)), judge({ hari_ini: { wajib: 0, tiba: 0, libur: 0 } }), judge(tiba(0)), judge({ kiriman_gagal: 2 })]; // prettier-ignore
  expect(
    rows
      .map((row) => ({ ...row, nama: 'MTsN 1' }))
      .toSorted(comparePantauan(({ sebab }) => sebab.length))
      .map(({ keadaan, kurang }) => [keadaan, kurang]),
  ).toEqual([
    ['genting', 38],
    ['genting', 28],
    ['waspada', 0],
    ['biasa', 0],
    ['libur', 0],
  ]);
});

test('equals stand by how much is wrong, then by name', () => {
  const rows = (['C', 'B', 'A', 'D'] as const).map((nama) => ({
    nama,
    keadaan: 'waspada' as const,
    kurang: 3,
    sebab: nama === 'C' ? 2 : 1,
  }));
  expect(rows.toSorted(comparePantauan(({ sebab }) => sebab)).map(({ nama }) => nama)).toEqual(['C', 'A', 'B', 'D']);
});
