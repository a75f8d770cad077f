import { expect, test } from 'vitest';
import { TIPE_JADWAL } from '../jadwal/jam/jadwal.ts';
import { judgePengingat, type HariDiingat, type HariSebelum } from './judge-pengingat.ts';

const JUMAT = '2026-11-20';
const SENIN = '2026-11-23';
const JAM: HariDiingat['jam'] = {
  tipe_jadwal: TIPE_JADWAL.reguler,
  masuk: 420,
  pulang: 840,
  tutup: 1080,
  durasi: 390,
  istirahat: { mulai: 720, selesai: 750 },
};
const FLEKSIBEL = { ...JAM, tipe_jadwal: TIPE_JADWAL.fleksibel };
const BELUM: HariDiingat = {
  tanggal: SENIN,
  jam: JAM,
  status: 'terbuka',
  jam_masuk: null,
  jam_pulang: null,
  is_tertahan: false,
};
const DATANG: HariDiingat = { ...BELUM, status: 'hadir', jam_masuk: 7 * 3600 };
const menit = (pukul: string) => Number(pukul.slice(0, 2)) * 60 + Number(pukul.slice(3));

test.each<[string, HariDiingat, string, string[]]>([
  ['a quarter of an hour before work nothing is recorded', BELUM, '06:45', ['belum_presensi']],
  ['earlier it is too early', BELUM, '06:44', []],
  ['late it is still said', BELUM, '07:59', ['belum_presensi']],
  ['an hour late it is not any more', BELUM, '08:00', []],
  ['who has come is not asked to', DATANG, '07:10', []],
  ['a tap that waits for a decision was made', { ...BELUM, is_tertahan: true }, '07:00', []],
  ['a day off is quiet', { ...BELUM, status: 'libur', jam: null }, '07:00', []],
  ['leave is quiet', { ...BELUM, status: 'cuti' }, '07:00', []],
  ['where one comes when one likes nobody is late', { ...BELUM, jam: FLEKSIBEL }, '07:00', []],
  ['a quarter of an hour after work no departure is recorded', DATANG, '14:15', ['belum_pulang']],
  ['earlier one may still be leaving', DATANG, '14:14', []],
  ['until the window closes', DATANG, '18:00', ['belum_pulang']],
  ['after it nothing can be done today', DATANG, '18:01', []],
  ['who has left is left alone', { ...DATANG, jam_pulang: 14 * 3600 }, '14:30', []],
  ['who never came is not asked to leave', BELUM, '14:30', []],
  ['flexible work ends after its hours', { ...DATANG, jam: FLEKSIBEL, jam_masuk: 9 * 3600 }, '16:14', []],
  ['flexible work that ended', { ...DATANG, jam: FLEKSIBEL, jam_masuk: 9 * 3600 }, '16:15', ['belum_pulang']],
])('%s', (_, hari, pukul, jenis) => {
  expect(judgePengingat(hari, null, menit(pukul)).map((one) => one.jenis)).toEqual(jenis);
});

test.each<[string, HariDiingat, HariSebelum | null, string, boolean]>([
  [
    'Friday lacks a side: on Monday at work it is said',
    DATANG,
    { tanggal: JUMAT, tidak_lengkap: 'pulang' },
    '07:30',
    true,
  ],
  ['not before', DATANG, { tanggal: JUMAT, tidak_lengkap: 'pulang' }, '07:29', false],
  ['not after the morning', DATANG, { tanggal: JUMAT, tidak_lengkap: 'pulang' }, '09:01', false],
  ['a whole day is not spoken of', DATANG, { tanggal: JUMAT, tidak_lengkap: null }, '08:00', false],
  ['a day of two weeks ago is no news', DATANG, { tanggal: '2026-11-13', tidak_lengkap: 'masuk' }, '08:00', false],
  ['nothing before', DATANG, null, '08:00', false],
  [
    'quiet on a day off',
    { ...BELUM, status: 'libur', jam: null },
    { tanggal: JUMAT, tidak_lengkap: 'masuk' },
    '08:00',
    false,
  ],
])('%s', (_, hari, sebelum, pukul, isSaid) => {
  const said = judgePengingat(hari, sebelum, menit(pukul)).filter(({ jenis }) => jenis === 'belum_lengkap');
  expect(said).toEqual(isSaid ? [{ jenis: 'belum_lengkap', tanggal: JUMAT, kurang: sebelum?.tidak_lengkap }] : []);
});

test.each<[string, HariDiingat, string, object]>([
  ['when work begins', BELUM, '07:00', { jenis: 'belum_presensi', mulai: 420 }],
  ['when it was over', DATANG, '14:15', { jenis: 'belum_pulang', selesai: 840 }],
  [
    'of flexible work when it was done, not when one may still do it',
    { ...DATANG, jam: FLEKSIBEL, jam_masuk: 6 * 3600 + 30 },
    '13:20',
    { jenis: 'belum_pulang', selesai: 781 },
  ],
])('a reminder names its own hour: %s', (_, hari, pukul, pengingat) => {
  expect(judgePengingat(hari, null, menit(pukul))).toEqual([{ ...pengingat, tanggal: SENIN }]);
});
