import { expect, test } from 'vitest';
import { judgeLangkahAwal, type FaktaLangkahAwal } from './judge-langkah-awal.ts';

const KOSONG: FaktaLangkahAwal = {
  is_ditutup: false,
  alamat: null,
  kepala_nama: null,
  ada_lokasi: false,
  ada_jam_kerja: false,
  ada_hari_libur: false,
  ada_anggota: false,
  ada_undangan: false,
  ada_presensi: false,
};
const LENGKAP: FaktaLangkahAwal = {
  is_ditutup: false,
  alamat: 'Jalan Melati 1',
  kepala_nama: 'Siti Aminah',
  ada_lokasi: true,
  ada_jam_kerja: true,
  ada_hari_libur: true,
  ada_anggota: true,
  ada_undangan: true,
  ada_presensi: true,
};
const selesai = (fakta: Partial<FaktaLangkahAwal>) =>
  judgeLangkahAwal({ ...KOSONG, ...fakta })
    ?.filter(({ is_selesai }) => is_selesai)
    .map(({ langkah }) => langkah);

test('a new organisation has five steps before it, in their order', () => {
  expect(judgeLangkahAwal(KOSONG)?.map(({ langkah }) => langkah)).toEqual([
    'profil',
    'lokasi',
    'jam_kerja',
    'hari_libur',
    'anggota',
    'undangan',
    'presensi',
  ]);
  expect(selesai({})).toEqual([]);
});

test.each<[string, Partial<FaktaLangkahAwal>, string[]]>([
  ['an address alone makes no letterhead', { alamat: 'Jalan Melati 1' }, []],
  ['nor does the name of its head', { kepala_nama: 'Siti Aminah' }, []],
  ['both do', { alamat: 'Jalan Melati 1', kepala_nama: 'Siti Aminah' }, ['profil']],
  ['a place', { ada_lokasi: true }, ['lokasi']],
  ['hours', { ada_jam_kerja: true }, ['jam_kerja']],
  ['holidays', { ada_hari_libur: true }, ['hari_libur']],
  ['members', { ada_anggota: true }, ['anggota']],
  ['somebody who was invited', { ada_undangan: true }, ['undangan']],
  ['a check-in, whatever else is missing', { ada_presensi: true }, ['presensi']],
])('%s', (_, fakta, langkah) => {
  expect(selesai(fakta)).toEqual(langkah);
});

test('it ends by itself with the last step, and not before; and when it is put away', () => {
  expect(judgeLangkahAwal(LENGKAP)).toBeNull();
  for (const belum of [
    'ada_lokasi',
    'ada_jam_kerja',
    'ada_hari_libur',
    'ada_anggota',
    'ada_undangan',
    'ada_presensi',
  ] as const) {
    expect(judgeLangkahAwal({ ...LENGKAP, [belum]: false })).toHaveLength(7);
  }
  expect(judgeLangkahAwal({ ...KOSONG, is_ditutup: true })).toBeNull();
});

test.each<[string, Partial<FaktaLangkahAwal>, string | null]>([
  ['nothing done says nothing in particular', {}, null],
  ['with the address the head is missing', { alamat: 'Jalan Melati 1' }, 'kepala_nama'],
  ['with the head the address', { kepala_nama: 'Siti Aminah' }, 'alamat'],
  ['with both nothing', { alamat: 'Jalan Melati 1', kepala_nama: 'Siti Aminah' }, null],
])('of a profile %s', (_, fakta, kurang) => {
  const [profil, ...others] = judgeLangkahAwal({ ...KOSONG, ...fakta }) ?? [];
  expect(profil?.kurang).toBe(kurang);
  expect(new Set(others.map((one) => one.kurang))).toEqual(new Set([null]));
});
