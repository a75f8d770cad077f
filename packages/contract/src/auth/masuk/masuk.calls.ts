import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Kosong, teks, teksWajib } from '../../kit/fields.ts';
import { FaktorDiminta } from '../faktor/faktor-diminta.ts';
import { Me } from '../sesi/me.ts';

export const LoginInput = z.object({
  grant_type: z.optional(z.literal('password')),
  client_id: z.optional(z.union([z.int(), teks(20)])),
  client_secret: z.optional(z.string().check(z.maxLength(200))),
  username: teksWajib(254),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  service: z.optional(teks(40)),
  /** From a mail of `POST login/kode`: with it one's own tries are not those of strangers. */
  kode: z.optional(teksWajib(20)),
});

const KodeMasukInput = z.object({ username: teksWajib(254) });

export const masuk = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Masuk',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: LoginInput,
    /** An account with a second factor is not in yet: what it is asked instead. */
    output: z.union([Me, FaktorDiminta]),
    message: 'Selamat datang',
  }),
  sendKodeMasuk: endpoint({
    method: 'POST',
    path: '/login/kode',
    summary: 'Meminta kode masuk lewat surat',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: KodeMasukInput,
    output: Kosong,
    message: 'Jika akun itu punya alamat email, kode masuk telah dikirim ke sana',
    mails: true,
  }),
};
