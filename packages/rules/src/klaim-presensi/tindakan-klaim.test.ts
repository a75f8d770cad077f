import { expect, test } from 'vitest';
import { judgeTindakanKlaim, type StatusKlaim, type TindakanKlaim } from './tindakan-klaim.ts';

const operator = { canDecide: true };
const anggota = { canDecide: false };

test.each<[TindakanKlaim, StatusKlaim, typeof operator, string, StatusKlaim]>([
  ['setujui', 'diajukan', operator, '', 'berlaku'],
  ['tolak', 'diajukan', operator, 'Tanpa surat tugas', 'ditolak'],
  ['batal', 'diajukan', anggota, '', 'dibatalkan'],
  ['batal', 'diajukan', operator, '', 'dibatalkan'],
  ['batal', 'berlaku', operator, 'Salah orang', 'dibatalkan'],
])('%s moves a claim that is %s (%o, "%s") to %s', (tindakan, status, pelaku, keterangan, to) => {
  expect(judgeTindakanKlaim(tindakan, status, pelaku, keterangan)).toEqual({ kind: 'moved', status: to });
});

test.each<[TindakanKlaim, StatusKlaim, typeof operator, string, string]>([
  ['setujui', 'diajukan', anggota, '', 'not_allowed'],
  ['tolak', 'diajukan', anggota, 'Tidak jadi', 'not_allowed'],
  ['batal', 'berlaku', anggota, 'Tidak jadi', 'not_allowed'],
  ['tolak', 'diajukan', operator, ' ', 'keterangan_required'],
  ['batal', 'berlaku', operator, '', 'keterangan_required'],
  ['setujui', 'berlaku', operator, '', 'status_not_allowed'],
  ['setujui', 'ditolak', operator, '', 'status_not_allowed'],
  ['tolak', 'dibatalkan', operator, 'Lagi', 'status_not_allowed'],
  ['batal', 'dibatalkan', operator, 'Lagi', 'status_not_allowed'],
])('%s is refused on a claim that is %s (%o, "%s"): %s', (tindakan, status, pelaku, keterangan, reason) => {
  expect(judgeTindakanKlaim(tindakan, status, pelaku, keterangan)).toEqual({ kind: 'refused', reason });
});
