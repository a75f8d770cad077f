import { expect, test } from 'vitest';
import type { StatusTahan } from '../ketukan/status-tahan.ts';
import { checkPemutusPresensi, judgePutusanPresensi, type TindakanPresensi } from './putusan-presensi.ts';

test.each<[TindakanPresensi, StatusTahan | null, boolean, string, string]>([
  ['hitung', 'menunggu_tinjauan', true, '', 'dihitung'],
  ['hitung', 'ditolak', true, 'Salah tolak', 'dihitung'],
  ['hitung', 'dihapus', false, 'Ternyata benar', 'dihitung'],
  ['tolak', 'menunggu_tinjauan', true, 'Foto orang lain', 'ditolak'],
  ['tolak', null, true, 'Foto orang lain', 'ditolak'],
  ['hapus', null, false, 'Terpindai dua orang', 'dihapus'],
  ['hapus', 'menunggu_tinjauan', true, 'Uji coba', 'dihapus'],
])('%s on an event that is %s (waited: %s) with "%s": %s', (tindakan, tahan, is_ditinjau, keterangan, putusan) => {
  expect(judgePutusanPresensi(tindakan, { tahan, is_ditinjau }, keterangan)).toEqual({ kind: 'decided', putusan });
});

test.each<[TindakanPresensi, StatusTahan | null, boolean, string, string]>([
  ['hitung', null, false, 'x', 'status_not_allowed'],
  ['hitung', 'dibatalkan', true, 'x', 'status_not_allowed'],
  ['hitung', 'dihapus', false, ' ', 'keterangan_required'],
  ['tolak', null, false, 'x', 'status_not_allowed'],
  ['tolak', 'ditolak', true, 'x', 'status_not_allowed'],
  ['tolak', 'menunggu_tinjauan', true, '', 'keterangan_required'],
  ['hapus', 'dihapus', false, 'x', 'status_not_allowed'],
  ['hapus', null, false, '', 'keterangan_required'],
])('%s is refused on one that is %s (waited: %s) with "%s": %s', (tindakan, tahan, is_ditinjau, keterangan, reason) => {
  expect(judgePutusanPresensi(tindakan, { tahan, is_ditinjau }, keterangan)).toEqual({ kind: 'refused', reason });
});

test.each([
  [
    'others’ taps',
    [
      { user_id: 2, sumber: 'mesin' },
      { user_id: 3, sumber: 'ponsel' },
    ],
    null,
  ],
  [
    'his own among others',
    [
      { user_id: 2, sumber: 'manual' },
      { user_id: 1, sumber: 'mesin' },
    ],
    'own',
  ],
  [
    'one of a request',
    [
      { user_id: 2, sumber: 'mesin' },
      { user_id: 3, sumber: 'manual' },
    ],
    'by_request',
  ],
])('somebody decides about %s → %s', (_, events, expected) => {
  expect(checkPemutusPresensi(events, 1)).toBe(expected);
});
