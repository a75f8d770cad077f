import { JUMLAH_POTRET } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import * as z from 'zod/mini';
import { UNGGAH_SWAFOTO } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong, teksPanjangWajib, teksWajib } from '../../kit/fields.ts';
import { WajahAnggota, WajahMenunggu, WajahMirip } from './pendaftaran-wajah.ts';

const TigaFoto = { foto_1: UNGGAH_SWAFOTO, foto_2: UNGGAH_SWAFOTO, foto_3: UNGGAH_SWAFOTO } as const;
/** The version of the text that was read and agreed to. */
const Setuju = { persetujuan_versi: teksWajib(20) };
/** His photos are about to be taken: what measures them is made ready meanwhile. */
const Siap = { is_mendaftar: z.optional(z.boolean()) };
const diInstansi = { scope: 'organisasi', access: 'user.index', locked: 'linked' } as const;
const Satu = z.object({ organisasi_id: Id, user_id: Id, wajah_id: Id });

/** Enrolling faces, with consent, for selfies to be compared with. */
export const pendaftaranWajah = {
  getWajahSaya: endpoint({
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'no',
    whenInactive: true,
    method: 'GET',
    path: '/orgs/{organisasi_id}/enrollment/saya',
    summary: 'Melihat pendaftaran wajah sendiri',
    input: z.object({ organisasi_id: Id, ...Siap }),
    output: WajahAnggota,
  }),
  submitWajah: endpoint({
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'no',
    method: 'POST',
    path: '/orgs/{organisasi_id}/enrollment',
    summary: 'Mendaftarkan wajah sendiri',
    input: z.object({ organisasi_id: Id, ...Setuju }),
    upload: TigaFoto,
    output: WajahAnggota,
    created: true,
    message: 'Foto wajah dikirim dan menunggu dikonfirmasi operator',
  }),
  /** Withdraws the consent: photos and what was measured go at once, whatever the membership. */
  revokeWajah: endpoint({
    scope: 'user',
    who: 'own',
    access: null,
    locked: 'no',
    whenInactive: true,
    ofOneself: true,
    method: 'POST',
    path: '/enrollment/cabut',
    summary: 'Menarik persetujuan pengenalan wajah',
    input: z.object({}),
    output: Kosong,
    message: 'Persetujuan ditarik. Foto dan ciri wajah Anda sudah dihapus',
  }),
  listWajahMenunggu: endpoint({
    ...diInstansi,
    who: 'operator',
    method: 'GET',
    path: '/orgs/{organisasi_id}/enrollment',
    summary: 'Melihat pendaftaran wajah yang menunggu',
    input: z.object({ organisasi_id: Id }),
    output: z.array(WajahMenunggu),
  }),
  getWajah: endpoint({
    ...diInstansi,
    who: 'operator',
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/{user_id}/enrollment',
    summary: 'Melihat pendaftaran wajah anggota',
    input: z.object({ organisasi_id: Id, user_id: Id, ...Siap }),
    output: WajahAnggota,
  }),
  /** Other members of the organisation who look like this enrolment, the nearest first: for the operator to see, no more. */
  listWajahMirip: endpoint({
    ...diInstansi,
    who: 'operator',
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/mirip',
    summary: 'Melihat anggota lain yang wajahnya mirip',
    input: Satu,
    output: z.array(WajahMirip),
  }),
  /** At the operator's desk: he sees the person, so it counts at once. */
  addWajah: endpoint({
    ...diInstansi,
    who: 'operator',
    method: 'POST',
    path: '/orgs/{organisasi_id}/users/{user_id}/enrollment',
    summary: 'Mendaftarkan wajah anggota',
    input: z.object({ organisasi_id: Id, user_id: Id, ...Setuju }),
    upload: TigaFoto,
    output: WajahAnggota,
    created: true,
    message: 'Wajah didaftarkan',
  }),
  confirmWajah: endpoint({
    ...diInstansi,
    who: 'operator',
    method: 'POST',
    path: '/orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/konfirmasi',
    summary: 'Mengonfirmasi pendaftaran wajah',
    input: Satu,
    output: WajahAnggota,
    message: 'Wajah dikonfirmasi',
  }),
  rejectWajah: endpoint({
    ...diInstansi,
    who: 'operator',
    method: 'POST',
    path: '/orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/tolak',
    summary: 'Menolak pendaftaran wajah',
    input: z.extend(Satu, { alasan: teksPanjangWajib(500) }),
    output: WajahAnggota,
    message: 'Pendaftaran wajah ditolak dan fotonya dihapus',
  }),
  /** To a plain user only his own. */
  getFotoWajah: endpoint({
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    whenInactive: true,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/{user_id}/enrollment/{wajah_id}/foto/{urutan}',
    summary: 'Melihat foto pendaftaran wajah',
    input: z.extend(Satu, { urutan: z.int().check(z.minimum(1), z.maximum(JUMLAH_POTRET)) }),
    output: z.null(),
    download: ['image/webp'],
    peka: 'foto',
  }),
  removeEnrollment: endpoint({
    scope: 'user',
    who: 'operator',
    access: 'user.index',
    locked: 'no',
    method: 'DELETE',
    path: '/enrollment/{user_id}/delete',
    summary: 'Menghapus pendaftaran wajah',
    input: z.object({ user_id: Id }),
    output: Kosong,
    message: 'Pendaftaran wajah dihapus',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PENDAFTARAN_WAJAH = { wajah: 'Pendaftaran wajah' };
