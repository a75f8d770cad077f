import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATURAN_BAWAAN, JENIS_BUTIR, tingkatOf, type AturanKepercayaan } from './aturan-kepercayaan.ts';
import { jarakSidik } from './jarak-sidik.ts';
import { judgeKepercayaan, type FaktaKepercayaan } from './judge-kepercayaan.ts';

const AMBANG = ATURAN_BAWAAN.ambang;
const BIASA: FaktaKepercayaan = {
  akurasi_meter: 12,
  is_lokasi_palsu: false,
  is_jam_ragu: false,
  is_terlambat_dikirim: false,
  selisih_detik: 2,
  perjalanan: { jarak_meter: 900, detik: 1 },
  hari_persis_sama: 2,
  sidik: '0f0f0f0f0f0f0f0f',
  sidik_lama: [{ sidik: 'ffffffff00000000', tanggal: '2026-11-19' }],
  tanggal: '2026-11-20',
  wajah_beda: null,
};

test.each<[string, Partial<FaktaKepercayaan>, number, string[]]>([
  ['nothing speaks against an ordinary one', {}, 100, []],
  ['nor against one of which nothing is known', { akurasi_meter: null, selisih_detik: null, perjalanan: null, sidik: null }, 100, []], // prettier-ignore
  ['a feigned place', { is_lokasi_palsu: true }, 50, ['lokasi_palsu']],
  ['Bogor to Jakarta in four minutes', { perjalanan: { jarak_meter: 45_000, detik: 240 } }, 60, ['lompatan']],
  ['but not in twenty', { perjalanan: { jarak_meter: 45_000, detik: 1_200 } }, 100, []],
  ['nor two kilometres at once: instruments wander', { perjalanan: { jarak_meter: 2_000, detik: 0 } }, 100, []],
  ['the same place to the last digit on three days', { hari_persis_sama: 3 }, 75, ['persis_sama']],
  ['a place known to half a kilometre', { akurasi_meter: 501 }, 85, ['akurasi']],
  ['the photo of Monday again', { sidik_lama: [{ sidik: '0f0f0f0f0f0f0f08', tanggal: '2026-11-16' }] }, 40, ['foto_sama']], // prettier-ignore
  ['a face that is not the enrolled one', { wajah_beda: { jarak: 0.63, ambang: 0.55 } }, 50, ['wajah_beda']],
  ['a clock that nobody vouches for', { is_jam_ragu: true }, 75, ['jam_ragu']],
  ['sent late for no reason', { is_terlambat_dikirim: true }, 80, ['terlambat_dikirim']],
  ['a clock that is six minutes off, either way', { selisih_detik: -360 }, 90, ['jam_bergeser']],
  ['the heaviest first', { akurasi_meter: 900, is_lokasi_palsu: true, is_jam_ragu: true }, 10, ['lokasi_palsu', 'jam_ragu', 'akurasi']], // prettier-ignore
  ['and never below nothing', { is_lokasi_palsu: true, sidik_lama: [{ sidik: BIASA.sidik ?? '', tanggal: '2026-11-16' }] }, 0, ['foto_sama', 'lokasi_palsu']], // prettier-ignore
])('%s', (_, isi, skor, jenis) => {
  const putusan = judgeKepercayaan({ ...BIASA, ...isi });
  expect(putusan.skor).toBe(skor);
  expect(putusan.butir.map((one) => one.jenis)).toEqual(jenis);
});

const fakta = fc.record({
  akurasi_meter: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
  is_lokasi_palsu: fc.boolean(),
  is_jam_ragu: fc.boolean(),
  is_terlambat_dikirim: fc.boolean(),
  selisih_detik: fc.option(fc.integer()),
  perjalanan: fc.option(fc.record({ jarak_meter: fc.nat(2e7), detik: fc.nat(1e5) })),
  hari_persis_sama: fc.nat(60),
  sidik: fc.option(fc.stringMatching(/^[0-9a-f]{16}$/)),
  sidik_lama: fc.array(fc.record({ sidik: fc.stringMatching(/^[0-9a-f]{16}$/), tanggal: fc.constant('2026-11-16') })),
  tanggal: fc.constant('2026-11-20'),
  wajah_beda: fc.option(fc.record({ jarak: fc.double({ min: 0, max: 2, noNaN: true }), ambang: fc.constant(0.55) })),
});

test.each<[string, Partial<FaktaKepercayaan>, Partial<AturanKepercayaan>, number]>([
  ['does not count a feigned place', { is_lokasi_palsu: true }, { mati: ['lokasi_palsu'] }, 100],
  ['finds a kilometre of doubt enough', { akurasi_meter: 900 }, { ambang: { ...AMBANG, akurasi: 1_000 } }, 100],
  ['lets nobody go faster than 60 km/h', { perjalanan: { jarak_meter: 45_000, detik: 1_800 } }, { ambang: { ...AMBANG, lompatan: 60 } }, 60],
  ['compares photos of a week alone', { sidik_lama: [{ sidik: BIASA.sidik ?? '', tanggal: '2026-11-12' }] }, { ambang: { ...AMBANG, foto_sama: 7 } }, 100],
])('an organisation that %s is followed', (_, isi, aturan, skor) => {
  expect(judgeKepercayaan({ ...BIASA, ...isi }, { ...ATURAN_BAWAAN, ...aturan }).skor).toBe(skor);
}); // prettier-ignore

test('what an organisation switches off never lowers a score', () => {
  fc.assert(
    fc.property(fakta, fc.subarray([...JENIS_BUTIR]), (isi, mati) => {
      const kurang = judgeKepercayaan(isi, { ...ATURAN_BAWAAN, mati });
      expect(kurang.skor).toBeGreaterThanOrEqual(judgeKepercayaan(isi).skor);
      expect(kurang.butir.some(({ jenis }) => mati.includes(jenis))).toBe(false);
    }),
  );
});

test.each([
  [0, 'rendah'],
  [49, 'rendah'],
  [50, 'sedang'],
  [79, 'sedang'],
  [80, 'tinggi'],
  [100, 'tinggi'],
] as const)('a score of %i is %s', (skor, tingkat) => {
  expect(tingkatOf(skor)).toBe(tingkat);
});

test('the score is what its points leave of a hundred, and each point of it says why', () => {
  fc.assert(
    fc.property(fakta, (isi) => {
      const { skor, butir } = judgeKepercayaan(isi);
      expect(skor).toBe(Math.max(0, 100 - butir.reduce((sum, one) => sum + one.kurang, 0)));
      expect(butir.every(({ kurang }) => kurang > 0)).toBe(true);
      expect(new Set(butir.map(({ jenis }) => jenis)).size).toBe(butir.length);
    }),
  );
});

test('fingerprints differ by as many places as they differ in, the same both ways', () => {
  expect(jarakSidik('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(jarakSidik('8000000000000001', '0000000000000000')).toBe(2);
  expect(jarakSidik('bukan sidik', '0000000000000000')).toBe(64);
  const sidik = fc.stringMatching(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(sidik, sidik, (a, b) => {
      expect(jarakSidik(a, b)).toBe(jarakSidik(b, a));
      expect(jarakSidik(a, a)).toBe(0);
    }),
  );
});
