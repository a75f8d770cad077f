import { STATUS_PRESENSI_MANUAL } from './status-presensi-manual.ts';
import { expect, test } from 'vitest';
import {
  judgeTindakanPresensiManual,
  type KeadaanPresensiManual,
  type TindakanPresensiManual,
} from './tindakan-presensi-manual.ts';

const diajukan: KeadaanPresensiManual = { status: STATUS_PRESENSI_MANUAL.diajukan, is_permanen: false };
const disetujui: KeadaanPresensiManual = { status: STATUS_PRESENSI_MANUAL.disetujui, is_permanen: false };
const ditolak: KeadaanPresensiManual = { status: STATUS_PRESENSI_MANUAL.ditolak, is_permanen: false };
const permanen: KeadaanPresensiManual = { status: STATUS_PRESENSI_MANUAL.ditolak, is_permanen: true };
const dibatalkan: KeadaanPresensiManual = { status: STATUS_PRESENSI_MANUAL.dibatalkan, is_permanen: false };

test.each<[TindakanPresensiManual, KeadaanPresensiManual, string, KeadaanPresensiManual]>([
  ['setujui', diajukan, '', disetujui],
  ['tolak', diajukan, '', ditolak],
  ['batal', diajukan, '', dibatalkan],
  ['tolak', disetujui, 'Foto orang lain', ditolak],
  ['setujui', ditolak, 'Salah tolak', disetujui],
  ['tolak_permanen', diajukan, 'Foto orang lain', permanen],
  ['tolak_permanen', disetujui, 'Foto orang lain', permanen],
  ['tolak_permanen', ditolak, 'Foto orang lain', permanen],
  ['cabut_permanen', permanen, '', ditolak],
])('%s moves %o (%s) to %o', (tindakan, from, keterangan, to) => {
  expect(judgeTindakanPresensiManual(tindakan, from, keterangan)).toEqual({ kind: 'moved', ...to });
});

test.each<[TindakanPresensiManual, KeadaanPresensiManual, string, string]>([
  ['setujui', permanen, 'Salah tolak', 'rejected_permanently'],
  ['setujui', ditolak, ' ', 'keterangan_required'],
  ['setujui', disetujui, '', 'status_not_allowed'],
  ['setujui', dibatalkan, '', 'status_not_allowed'],
  ['tolak', disetujui, '', 'keterangan_required'],
  ['tolak', ditolak, '', 'status_not_allowed'],
  ['tolak', dibatalkan, '', 'status_not_allowed'],
  ['batal', disetujui, '', 'status_not_allowed'],
  ['batal', ditolak, '', 'status_not_allowed'],
  ['batal', dibatalkan, '', 'status_not_allowed'],
  ['tolak_permanen', diajukan, '', 'keterangan_required'],
  ['tolak_permanen', permanen, 'Lagi', 'status_not_allowed'],
  ['tolak_permanen', dibatalkan, 'Lagi', 'status_not_allowed'],
  ['cabut_permanen', ditolak, '', 'status_not_allowed'],
  ['cabut_permanen', diajukan, '', 'status_not_allowed'],
])('%s is refused on %o (%s): %s', (tindakan, from, keterangan, reason) => {
  expect(judgeTindakanPresensiManual(tindakan, from, keterangan)).toEqual({ kind: 'refused', reason });
});
