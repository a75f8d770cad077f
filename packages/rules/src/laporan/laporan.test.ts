import { expect, test } from 'vitest';
import { countKodeEmis } from './count-kode-emis.ts';
import { kodeRekapOf, type HariBerkode } from './kode-rekap.ts';
import { persentaseHadir } from './persentase-hadir.ts';

const hari = (fields: Partial<HariBerkode> = {}): HariBerkode => ({
  status: 'hadir',
  terlambat_menit: 0,
  kategori_cuti: null,
  klaim: [],
  ...fields,
});

test.each([
  ['present in time', hari(), 'H'],
  ['present and late', hari({ terlambat_menit: 3 }), 'T'],
  ['on duty elsewhere by a claim', hari({ klaim: ['dinas luar'] }), 'D'],
  ['studying by a claim', hari({ klaim: ['tugas belajar'] }), 'D'],
  ['ill by a claim', hari({ klaim: ['sakit'] }), 'S'],
  ['a forgotten scan that a claim grants', hari({ klaim: ['lupa presensi'] }), 'H'],
  ['absent', hari({ status: 'absen' }), 'A'],
  ['off', hari({ status: 'libur' }), 'L'],
  ['annual leave', hari({ status: 'cuti', kategori_cuti: 'Cuti tahunan' }), 'C'],
  ['sick leave', hari({ status: 'cuti', kategori_cuti: 'Cuti Sakit' }), 'S'],
  ['permission', hari({ status: 'cuti', kategori_cuti: 'Izin' }), 'I'],
  ['leave for duty', hari({ status: 'cuti', kategori_cuti: 'Dinas luar' }), 'D'],
  ['still open', hari({ status: 'terbuka' }), null],
])('a day that is %s has its letter', (_, day, kode) => {
  expect(kodeRekapOf(day)).toBe(kode);
});

test.each([
  [20, 22, 2, 100],
  [19, 22, 0, 86.4],
  [0, 5, 0, 0],
  [0, 3, 3, null],
  [0, 0, 0, null],
])('%d present of %d work days with %d of leave is %s percent', (hadir, kerja, cuti, persen) => {
  expect(persentaseHadir(hadir, kerja, cuti)).toBe(persen);
});

test('a month for EMIS adds up to its effective days, half days of leave included', () => {
  const kerja = { is_kerja: true, hari_cuti: 0 };
  const month = [
    { ...hari({ terlambat_menit: 9 }), ...kerja },
    { ...hari({ status: 'absen' }), ...kerja },
    { ...hari({ status: 'cuti', kategori_cuti: 'Cuti sakit' }), is_kerja: true, hari_cuti: 1 },
    { ...hari({ kategori_cuti: 'Izin' }), is_kerja: true, hari_cuti: 0.5 },
    { ...hari({ klaim: ['dinas luar'] }), ...kerja },
    { ...hari({ status: 'libur' }), is_kerja: false, hari_cuti: 0 },
    { ...hari({ status: 'cuti', kategori_cuti: 'Cuti melahirkan' }), is_kerja: false, hari_cuti: 1 },
    { ...hari({ status: 'terbuka' }), ...kerja },
  ];
  expect(countKodeEmis(month)).toEqual({
    efektif: 5,
    hadir: 1.5,
    sakit: 1,
    izin: 0.5,
    cuti: 0,
    dinas_luar: 1,
    alpa: 1,
  });
});
