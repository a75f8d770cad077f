import { expect, test } from 'vitest';
import { sebutHari } from './sebut-hari.ts';

const hari = {
  status: 'hadir',
  terlambat_menit: 0,
  pulang_cepat_menit: 0,
  tidak_lengkap: null,
  kerja_libur_menit: 0,
  libur: null,
  cuti: null,
  is_terbuka: false,
} as const;

test.each([
  ['on time', {}, 'tepat_waktu', 'Tepat waktu'],
  ['late', { terlambat_menit: 7 }, 'terlambat', 'Terlambat 7 menit'],
  ['early', { pulang_cepat_menit: 12 }, 'pulang_cepat', 'Pulang cepat 12 menit'],
  [
    'late and early',
    { terlambat_menit: 7, pulang_cepat_menit: 12 },
    'terlambat',
    'Terlambat 7 menit, pulang cepat 12 menit',
  ],
  [
    'early, and without an arrival',
    { pulang_cepat_menit: 12, tidak_lengkap: 'masuk' },
    'pulang_cepat',
    'Pulang cepat 12 menit, tanpa presensi datang',
  ],
  [
    'late, and without a departure',
    { terlambat_menit: 7, tidak_lengkap: 'pulang' },
    'terlambat',
    'Terlambat 7 menit, tanpa presensi pulang',
  ],
  [
    'late, and not yet departed',
    { terlambat_menit: 7, tidak_lengkap: 'pulang', is_terbuka: true },
    'terlambat',
    'Terlambat 7 menit',
  ],
  ['without a departure', { tidak_lengkap: 'pulang' }, 'tidak_lengkap', 'Tanpa presensi pulang'],
  ['not yet departed', { tidak_lengkap: 'pulang', is_terbuka: true }, 'tepat_waktu', 'Tepat waktu'],
  ['only departed', { tidak_lengkap: 'masuk', is_terbuka: true }, 'terbuka', 'Datang belum tercatat'],
  ['absent', { status: 'absen' }, 'absen', 'Absen'],
  ['on leave', { status: 'cuti', cuti: { cuti_id: 4, kategori: 'Cuti Tahunan' } }, 'cuti', 'Cuti Tahunan'],
  ['a weekday off', { status: 'libur', libur: { sebab: 'hari_bebas', nama: null } }, 'libur', 'Libur'],
  [
    'work on a holiday',
    { status: 'libur', libur: { sebab: 'hari_libur', nama: 'Natal' }, kerja_libur_menit: 95 },
    'libur',
    'Libur: Natal, tetap bekerja',
  ],
  ['nothing yet', { status: 'terbuka', is_terbuka: true }, 'terbuka', 'Belum presensi'],
] as const)('%s has its words', (_, differences, keadaan, kata) => {
  expect(sebutHari({ ...hari, ...differences })).toEqual({ keadaan, kata });
});
