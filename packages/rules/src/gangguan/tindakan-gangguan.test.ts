import { expect, test } from 'vitest';
import { judgeTindakanGangguan, type StatusGangguan, type TindakanGangguan } from './tindakan-gangguan.ts';

test.each<[TindakanGangguan, StatusGangguan, string | null, StatusGangguan]>([
  ['setujui', 'diajukan', '', 'disetujui'],
  ['tolak', 'diajukan', 'Mesin tidak mati', 'ditolak'],
  ['batal', 'diajukan', 'Salah catat', 'dibatalkan'],
  ['batal', 'disetujui', 'Salah catat', 'dibatalkan'],
  ['batal', 'disetujui', null, 'dibatalkan'],
])('%s moves an incident that is %s ("%s") to %s', (tindakan, status, keterangan, to) => {
  expect(judgeTindakanGangguan(tindakan, status, keterangan)).toEqual({ kind: 'moved', status: to });
});

test.each<[TindakanGangguan, StatusGangguan, string, string]>([
  ['setujui', 'disetujui', '', 'status_not_allowed'],
  ['setujui', 'ditolak', '', 'status_not_allowed'],
  ['tolak', 'disetujui', 'x', 'status_not_allowed'],
  ['batal', 'ditolak', 'x', 'status_not_allowed'],
  ['tolak', 'diajukan', ' ', 'keterangan_required'],
  ['batal', 'disetujui', '', 'keterangan_required'],
])('%s is refused on one that is %s ("%s"): %s', (tindakan, status, keterangan, reason) => {
  expect(judgeTindakanGangguan(tindakan, status, keterangan)).toEqual({ kind: 'refused', reason });
});
