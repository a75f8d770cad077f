import { expect, test } from 'vitest';
import type { IzinTenant } from '../akses/izin.ts';
import type { Peran } from '../akses/peran.ts';
import { mayPutusAntrean } from './may-putus-antrean.ts';

const ANTREAN = ['ditinjau', 'gangguan', 'pendaftaran_wajah', 'swafoto_wajah', 'tertahan'] as const;
const putusanOf = (peran: Peran, izin: IzinTenant = {}) =>
  ANTREAN.filter((one) => mayPutusAntrean({ user_id: 1, peran, izin }, one));

test.each<Peran>(['user', 'viewer', 'pemantau'])('a %s decides none of them, whatever he was given', (peran) => {
  const semua = { 'user.index': true, 'presensi-manual.index': true, 'perangkat.index': true };
  expect(putusanOf(peran, { [peran]: { ...semua, 'presensi.daftar-presensi': true } })).toEqual([]);
});

test('an operator decides all of them', () => {
  expect(putusanOf('operator')).toEqual(ANTREAN);
});

test('who may not read days says nothing about held taps, outages and faces, though he may see two of the queues', () => {
  expect(putusanOf('operator', { operator: { 'presensi.daftar-presensi': false } })).toEqual([
    'pendaftaran_wajah',
    'tertahan',
  ]);
});

test('who does not see a queue does not decide it', () => {
  expect(putusanOf('operator', { operator: { 'presensi-manual.index': false } })).not.toContain('ditinjau');
  expect(putusanOf('operator', { operator: { 'perangkat.index': false } })).not.toContain('tertahan');
});
