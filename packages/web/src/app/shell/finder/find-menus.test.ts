import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { givenIzin, givenMe, givenOrganisasi } from '../../../testing/orang.ts';
import { findMenus } from './find-menus.ts';

const session = { me: givenMe(), organisasi: givenOrganisasi(), izin: givenIzin() };
const labels = (text: string, of = session) => findMenus(of, text).map(({ label }) => label);

test('an empty text finds the whole menu in its order', () => {
  expect(labels('').slice(0, 3)).toEqual(['Beranda', 'Analitik', 'Profil dan Konfigurasi']);
});

test('what begins with the text stands before what only contains it', () => {
  expect(labels('kerja')).toEqual(['Jam Kerja', 'Pola Kerja']);
  expect(labels('ri')[0]).toBe('Riwayat Kehadiran');
});

test("a group's name finds its entries", () => {
  expect(labels('kelola anggota')).toEqual(['Daftar', 'Atribut', 'Grup', 'Mutasi']);
});

test.each([
  ['telat', 'Keterlambatan'],
  ['alpa', 'Riwayat Kehadiran'],
  ['jam ramadhan', 'Jam Kerja'],
  ['lupa pulang', 'Ubah Presensi'],
  ['hapus anggota', 'Daftar'],
  ['nuptk', 'Daftar'],
  ['buka tahun', 'Saldo'],
  ['impor log mesin', 'Riwayat Kehadiran'],
  ['buat laporan', 'Rekap Bulanan'],
  ['unduh data', 'Rekap Bulanan'],
])('by the words that people use "%s" finds %s', (text, label) => {
  expect(labels(text)).toContain(label);
});

const guru = { ...session, organisasi: givenOrganisasi({ peran: 'user', role: KODE_PERAN.user }) };
test.each([
  ['lupa absen', 'Riwayat Kehadiran'],
  ['swafoto', 'Riwayat Kehadiran'],
  ['telat', 'Riwayat Kehadiran'],
  ['saldo', 'Ajuan Cuti'],
  ['qr', 'Beranda'],
])('a member finds by "%s" %s', (text, label) => {
  expect(labels(text, guru)).toContain(label);
});

test('what is disabled is not offered', () => {
  expect(labels('', { ...session, me: givenMe({ is_aktif: false }) })).toEqual(['Beranda', 'Analitik']);
});
