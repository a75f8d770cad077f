import { KALIMAT_AKTIF } from './kalimat-aktif.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Email, Kosong, teksWajib } from '../../kit/fields.ts';
import { KataSandi, Username } from '../dasar/auth-fields.ts';

export const AktivasiInput = z.object({
  token: teksWajib(200),
  username: Username,
  email: Email,
  password: KataSandi,
  password_confirmation: KataSandi,
});

export const TautanAktivasi = z.object({
  nama: z.string(),
  nama_organisasi: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The one that his operator gave him, which he may keep. */
  username: z.nullable(z.string()),
  jenis: z.string(),
  /** How long the password must be at least, where he belongs. */
  sandi_min: z.int(),
});

export const aktivasi = {
  checkAktivasi: endpoint({
    method: 'GET',
    path: '/aktivasi/{token}',
    summary: 'Memeriksa tautan aktivasi',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: z.object({ token: teksWajib(200) }),
    output: TautanAktivasi,
  }),
  activateAkun: endpoint({
    method: 'POST',
    path: '/aktivasi',
    summary: 'Mengaktifkan akun',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: AktivasiInput,
    output: Kosong,
    message: KALIMAT_AKTIF,
  }),
};
