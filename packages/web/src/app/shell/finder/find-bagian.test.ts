import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
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
  ['sinkronisasi', 'Sinkronisasi anggota'],
  ['kuota', 'Langganan dan kuota'],
  ['ketukan', 'Persetujuan: Ketukan Mesin'],
  ['faktor kedua', 'Profil saya'],
  ['ganti password', 'Profil saya'],
  ['lonceng', 'Pemberitahuan'],
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

test.each([
  ['tukar', 'Tukar shift saya'],
  ['rekap', 'Rekap kehadiran saya'],
  ['ganti foto', 'Profil saya'],
  ['data saya', 'Profil saya'],
  ['kartu', 'Profil saya'],
])('a member finds by "%s" %s', (text, label) => {
  expect(findBagian(guru, BAGIAN_LAYAR, text).map((one) => one.label)).toContain(label);
});

test('nothing is offered for an empty text, nor what is of an organisation outside one', () => {
  expect(findBagian(session, SEMUA, ' ')).toEqual([]);
  expect(findBagian({ ...session, organisasi: null }, SEMUA, 'verval')).toEqual([]);
});

const above = { ...session, organisasi: null };
test.each([
  ['tambah instansi', 'Daftar Instansi'],
  ['monitoring', 'Monitoring'],
  ['kuota', 'Pesanan Langganan'],
  ['harga', 'Harga Langganan'],
  ['operator', 'Operator'],
])('above the organisations "%s" finds %s', (text, label) => {
  const found = findBagian({ ...above, me: givenMe({ is_super_admin: true }) }, SEMUA, text);
  expect(found.map((one) => one.label)).toContain(label);
});

test('a tenant’s admin finds what opens to him, and nothing that is above the tenants', () => {
  const admin = { ...above, me: givenMe({ is_admin: true, tenant_id: 3 }) };
  expect(findBagian(admin, SEMUA, 'instansi').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Daftar Instansi', 'Analitik semua instansi']),
  );
  expect(findBagian(admin, SEMUA, 'harga')).toEqual([]);
  expect(findBagian(above, SEMUA, 'daftar instansi')).toEqual([]);
});

test('every address that it leads to is made of the organisation alone', () => {
  for (const { to } of SEMUA) expect(routes[to].path.replace('{organisasi_id}', ''), to).not.toContain('{');
});
