import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { expect, test } from 'vitest';
import { toBarisLog } from './to-baris-log.ts';

const kini = (objek: string | null, sesudah: object) =>
  toBarisLog({ objek, sebelum: null, sesudah } as Parameters<typeof toBarisLog>[0], 'Asia/Jakarta').perubahan.at(-1);

test.each([
  ['a leave, where the call names none', null, { cuti_id: 1, user_id: 2, status: STATUS_CUTI.diajukan }, 'Diajukan'],
  ['a leave', 'cuti', { status: STATUS_CUTI.diajukan }, 'Diajukan'],
  ['a selfie request', 'presensi_manual', { status: STATUS_PRESENSI_MANUAL.disetujui }, 'Disetujui'],
  [
    'a transfer, where the call names none',
    null,
    { mutasi_id: 1, user_id: 2, status: STATUS_AKSES.diajukan },
    'Diajukan',
  ],
  ['a transfer', 'mutasi', { status: STATUS_AKSES.disetujui }, 'Disetujui'],
  ['a request for access', 'permintaan_akses', { status: STATUS_AKSES.ditolak }, 'Ditolak'],
  ['an item of the follow-up list', 'jenis', { status: STATUS_TINDAK_LANJUT.selesai }, 'Selesai'],
  ['an announcement', 'pengumuman', { status: STATUS_PENGUMUMAN.tidak_aktif }, 'Tidak aktif'],
  [
    'a member, where the call names none',
    null,
    { user_id: 2, status: STATUS_KEANGGOTAAN.belum_aktivasi },
    'Belum aktivasi',
  ],
  ['a member', 'user', { status: STATUS_KEANGGOTAAN.tidak_aktif }, 'Tidak aktif'],
  ['a place', 'lokasi_presensi', { status: STATUS_RECORD.tidak_aktif }, 'Tidak aktif'],
  ['a swap', 'tukar_shift', { status: 'disepakati' }, 'Disepakati'],
])('the status of %s is told by its own words', (_, objek, isi, said) => {
  expect(kini(objek, isi)).toMatchObject({ isian: 'Status', kini: said });
});

test.each([
  ['hitungan', 'kalender', 'Hitungan', 'Hari kalender'],
  ['is_face_verified', false, 'Wajah terverifikasi', 'Tidak'],
  ['has_tautan', true, 'Ada tautan', 'Ya'],
  ['tindakan', 'tolak_perubahan', 'Tindakan', 'Tolak perubahan'],
  ['username', 'siti', 'Username', 'siti'],
])('%s %s is told as %s: %s', (nama, nilai, isian, said) => {
  expect(kini(null, { [nama]: nilai })).toMatchObject({ isian, kini: said });
});

test.each([
  ['a member who was added', null, null, { nama: 'Ani' }, 'Ani'],
  ['a group that is gone', 'group', { nama: 'Guru' }, null, 'Guru'],
  ['an announcement', null, null, { judul: 'Rapat' }, 'Rapat'],
  ['what was refused', null, null, { nama: 'Ani', penolakan: 'input.invalid' }, null],
  ['what has no name', null, null, { jumlah: 3 }, null],
])('%s is called by its own name', (_, objek, sebelum, sesudah, nama_objek) => {
  const baris = { objek, nama_objek: null, sebelum, sesudah } as unknown as Parameters<typeof toBarisLog>[0];
  expect(toBarisLog(baris, 'Asia/Jakarta').nama_objek).toBe(nama_objek);
});
