import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import { expect, test } from 'vitest';
import { routes } from '../../../base/links/routes.ts';
import { givenIzin, givenMe, givenOrganisasi } from '../../../testing/orang.ts';
import { BAGIAN_LAYAR } from './bagian-layar.ts';
import { findBagian } from './find-bagian.ts';
import { TINDAKAN_MENULIS, TINDAKAN_SEMUA } from './tindakan-cepat.ts';

const session = { me: givenMe(), organisasi: givenOrganisasi(), izin: givenIzin() };
const guru = { ...session, organisasi: givenOrganisasi({ peran: 'user', role: KODE_PERAN.user }) };
const SEMUA = [...BAGIAN_LAYAR, ...TINDAKAN_MENULIS, ...TINDAKAN_SEMUA];

test.each([
  ['tutup bulan', 'Verval'],
  ['tukar', 'Tukar Shift'],
  ['gangguan', 'Gangguan'],
  ['roster', 'Jadwal Shift'],
  ['gps', 'Lokasi presensi'],
  ['guru baru', 'Tambah anggota'],
  ['lupa absen', 'Ubah presensi seorang anggota'],
])('"%s" finds %s', (text, label) => {
  expect(findBagian(session, SEMUA, text).map((found) => found.label)).toContain(label);
});

test('what its words begin with stands before what is only among the words that people use', () => {
  expect(findBagian(session, SEMUA, 'gangguan').map(({ label }) => label)).toEqual(['Gangguan', 'Catat gangguan']);
});

test('a member finds what his own menu opens, and nothing of what an operator does', () => {
  expect(findBagian(guru, BAGIAN_LAYAR, 'kalender').map(({ label }) => label)).toEqual([
    'Kalender cuti',
    'Kalender saya',
  ]);
  expect(findBagian(guru, SEMUA, 'tutup bulan')).toEqual([]);
});

test('nothing is offered for an empty text, nor outside an organisation', () => {
  expect(findBagian(session, SEMUA, ' ')).toEqual([]);
  expect(findBagian({ ...session, organisasi: null }, SEMUA, 'verval')).toEqual([]);
});

test('every address that it leads to is made of the organisation alone', () => {
  for (const { to } of SEMUA) expect(routes[to].path.match(/\{\w+\??\}/g), to).toEqual(['{organisasi_id}']);
});
