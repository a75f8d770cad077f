import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Instant, Kosong, teksWajib } from '../../kit/fields.ts';
import { FaktorDiminta } from '../faktor/faktor-diminta.ts';
import { Me } from '../sesi/me.ts';

const Panjang = teksWajib(2000);

/** The staff system knows him, and one account may be his: what he must still do, and what then joins the two. */
const PerluDisambung = z.object({
  /** To be handed to `confirmSimpatika` once he is in; good for half an hour. */
  sambungan: z.string(),
  /** The token by which he chooses his username and password; null where the account has a password, which he must show. */
  aktivasi: z.nullable(z.string()),
});

const umum = { access: null, locked: 'no' } as const;
const sendiri = {
  ...umum,
  scope: 'user',
  who: 'signed-in',
  path: '/me/simpatika',
  whenInactive: true,
} as const;

/** Signing in by the staff system; it begins at GET /login-simpatika, which sends the browser there. */
export const masukSimpatika = {
  getCaraMasuk: endpoint({
    ...umum,
    method: 'GET',
    path: '/cara-masuk',
    summary: 'Melihat cara masuk',
    scope: 'public',
    who: 'public',
    input: z.object({}),
    output: z.object({ is_simpatika: z.boolean() }),
  }),
  /** With what the staff system sent the browser back with. An account with a second factor is asked for it. */
  enterSimpatika: endpoint({
    ...umum,
    method: 'POST',
    path: '/login-simpatika',
    summary: 'Masuk dengan Simpatika',
    scope: 'public',
    who: 'public',
    input: z.object({ code: Panjang, state: Panjang, iss: z.optional(Panjang) }),
    output: z.union([Me, FaktorDiminta, PerluDisambung]),
    message: 'Berhasil',
  }),
  getSimpatika: endpoint({
    ...sendiri,
    method: 'GET',
    summary: 'Melihat sambungan Simpatika sendiri',
    input: z.object({}),
    output: z.object({ tersambung_pada: z.nullable(Instant), terakhir_pada: z.nullable(Instant) }),
  }),
  /** Of the account that is in; refused where it is not the one that the staff system's numbers point to. */
  confirmSimpatika: endpoint({
    ...sendiri,
    method: 'POST',
    summary: 'Menyambungkan akun dengan Simpatika',
    input: z.object({ sambungan: Panjang }),
    output: Kosong,
    ofOneself: true,
    message: 'Akun Anda tersambung dengan Simpatika',
  }),
  removeSimpatika: endpoint({
    ...sendiri,
    method: 'DELETE',
    summary: 'Melepas sambungan Simpatika',
    input: z.object({ password: teksWajib(200) }),
    output: Kosong,
    ofOneself: true,
    message: 'Sambungan dengan Simpatika dilepas',
  }),
};
