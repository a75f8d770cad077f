import { expect, test } from 'vitest';
import type { IzinTenant } from '../akses/izin.ts';
import type { Peran } from '../akses/peran.ts';
import { seesAntrean } from './sees-antrean.ts';

const ANTREAN = ['ditinjau', 'gangguan', 'pendaftaran_wajah', 'swafoto_wajah', 'tertahan'] as const;
const antreanOf = (peran: Peran, izin: IzinTenant = {}) =>
  ANTREAN.filter((one) => seesAntrean({ user_id: 1, peran, izin }, one));

test('a plain user has none of them, whatever he was given', () => {
  expect(antreanOf('user', { user: { 'user.index': true, 'perangkat.index': true } })).toEqual([]);
});

test('who only reads has all but the photos that wait to be recognised', () => {
  const tanpaFoto = ANTREAN.filter((one) => one !== 'pendaftaran_wajah');
  expect(antreanOf('viewer')).toEqual(tanpaFoto);
  const semua = {
    'user.index': true,
    'presensi-manual.index': true,
    'perangkat.index': true,
    'presensi.daftar-presensi': true,
  };
  expect(antreanOf('pemantau', { pemantau: semua })).toEqual(tanpaFoto);
});

test('an operator has each whose name he holds', () => {
  expect(antreanOf('operator')).toEqual(ANTREAN);
  expect(antreanOf('operator', { operator: { 'user.index': false } })).not.toContain('pendaftaran_wajah');
  expect(antreanOf('operator', { operator: { 'user.index': false } })).toContain('swafoto_wajah');
  expect(antreanOf('operator', { operator: { 'presensi-manual.index': false } })).toContain('pendaftaran_wajah');
  expect(antreanOf('operator', { operator: { 'perangkat.index': false } })).not.toContain('tertahan');
  expect(antreanOf('operator', { operator: { 'presensi-manual.index': false } })).not.toContain('ditinjau');
  expect(antreanOf('operator', { operator: { 'presensi.daftar-presensi': false } })).not.toContain('gangguan');
});
