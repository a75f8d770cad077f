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
  ['approve', diajukan, '', disetujui],
  ['reject', diajukan, '', ditolak],
  ['cancel', diajukan, '', dibatalkan],
  ['reject', disetujui, 'Foto orang lain', ditolak],
  ['approve', ditolak, 'Salah tolak', disetujui],
  ['reject_permanen', diajukan, 'Foto orang lain', permanen],
  ['reject_permanen', disetujui, 'Foto orang lain', permanen],
  ['reject_permanen', ditolak, 'Foto orang lain', permanen],
  ['reset_permanen', permanen, '', ditolak],
])('%s moves %o (%s) to %o', (tindakan, from, keterangan, to) => {
  expect(judgeTindakanPresensiManual(tindakan, from, keterangan)).toEqual({ kind: 'moved', ...to });
});

test.each<[TindakanPresensiManual, KeadaanPresensiManual, string, string]>([
  ['approve', permanen, 'Salah tolak', 'rejected_permanently'],
  ['approve', ditolak, ' ', 'keterangan_required'],
  ['approve', disetujui, '', 'status_not_allowed'],
  ['approve', dibatalkan, '', 'status_not_allowed'],
  ['reject', disetujui, '', 'keterangan_required'],
  ['reject', ditolak, '', 'status_not_allowed'],
  ['reject', dibatalkan, '', 'status_not_allowed'],
  ['cancel', disetujui, '', 'status_not_allowed'],
  ['cancel', ditolak, '', 'status_not_allowed'],
  ['cancel', dibatalkan, '', 'status_not_allowed'],
  ['reject_permanen', diajukan, '', 'keterangan_required'],
  ['reject_permanen', permanen, 'Lagi', 'status_not_allowed'],
  ['reject_permanen', dibatalkan, 'Lagi', 'status_not_allowed'],
  ['reset_permanen', ditolak, '', 'status_not_allowed'],
  ['reset_permanen', diajukan, '', 'status_not_allowed'],
])('%s is refused on %o (%s): %s', (tindakan, from, keterangan, reason) => {
  expect(judgeTindakanPresensiManual(tindakan, from, keterangan)).toEqual({ kind: 'refused', reason });
});
