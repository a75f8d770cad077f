import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Instant, Kosong, teksWajib } from '../../kit/fields.ts';
import { Me } from '../sesi/me.ts';
import { JawabanDaftar, JawabanMasuk, OpsiDaftar, OpsiMasuk } from './passkey.ts';

/** Changing factors asks for the password again, so that an open computer is not enough. */
export const SandiUlang = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) });
const Token = teksWajib(100);
const PasskeyId = z.uuid();
export const KodeTotp = z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, 'Isi 6 angka dari aplikasi autentikator'));
export const NamaPasskey = teksWajib(60);

const Passkey = z.object({
  passkey_id: PasskeyId,
  nama: z.string(),
  dibuat_pada: Instant,
  terakhir_pada: z.nullable(Instant),
});

export const Faktor = z.object({
  /** Whether the account must have one. */
  is_wajib: z.boolean(),
  totp: z.nullable(z.object({ aktif_pada: Instant })),
  passkey: z.array(Passkey),
  /** Recovery codes that are not used yet. */
  sisa_pemulihan: z.int(),
});
export type Faktor = z.output<typeof Faktor>;

/** New recovery codes, shown this once; null where those from before hold. */
const Pemulihan = z.object({ kode_pemulihan: z.nullable(z.array(z.string())) });

const masuk = { method: 'POST', scope: 'public', who: 'public', access: null, locked: 'no' } as const;
/** One's own, and open to those who have yet to set one up. */
const sendiri = {
  scope: 'user',
  who: 'signed-in',
  access: null,
  locked: 'no',
  whenInactive: true,
  ofOneself: true,
  beforeFaktor: true,
} as const;

export const faktor = {
  enterByKode: endpoint({
    ...masuk,
    path: '/login/faktor',
    summary: 'Masuk, faktor kedua dengan kode',
    input: z.object({ token: Token, cara: z.enum(['totp', 'pemulihan']), kode: teksWajib(40) }),
    output: Me,
    message: 'Selamat datang',
  }),
  enterByPasskey: endpoint({
    ...masuk,
    path: '/login/passkey',
    summary: 'Masuk dengan passkey',
    input: z.object({ token: Token, jawaban: JawabanMasuk }),
    output: Me,
    message: 'Selamat datang',
  }),
  /** For signing in without a name: the passkey says who comes, and asks for a finger or PIN itself. */
  startMasukPasskey: endpoint({
    ...masuk,
    path: '/login/passkey/mulai',
    summary: 'Memulai masuk dengan passkey',
    input: z.object({}),
    output: z.object({ token: z.string(), opsi: OpsiMasuk }),
  }),
  getFaktor: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/faktor',
    summary: 'Melihat faktor kedua sendiri',
    input: z.object({}),
    output: Faktor,
  }),
  startTotp: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/faktor/totp',
    summary: 'Memulai aplikasi autentikator',
    input: SandiUlang,
    /** `rahasia` for typing by hand, `uri` for the QR code. */
    output: z.object({ rahasia: z.string(), uri: z.string() }),
  }),
  activateTotp: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/faktor/totp',
    summary: 'Mengaktifkan aplikasi autentikator',
    input: z.object({ kode: KodeTotp }),
    output: Pemulihan,
    message: 'Aplikasi autentikator aktif',
  }),
  removeTotp: endpoint({
    ...sendiri,
    method: 'DELETE',
    path: '/faktor/totp',
    summary: 'Menghapus aplikasi autentikator',
    input: SandiUlang,
    output: Kosong,
    message: 'Aplikasi autentikator dihapus',
  }),
  startPasskey: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/faktor/passkey/mulai',
    summary: 'Memulai passkey baru',
    input: SandiUlang,
    output: z.object({ token: z.string(), opsi: OpsiDaftar }),
  }),
  addPasskey: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/faktor/passkey',
    summary: 'Menambah passkey',
    input: z.object({ token: Token, nama: NamaPasskey, jawaban: JawabanDaftar }),
    output: Pemulihan,
    message: 'Passkey ditambahkan',
  }),
  changePasskey: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/faktor/passkey/{passkey_id}',
    summary: 'Mengubah nama passkey',
    input: z.object({ passkey_id: PasskeyId, nama: NamaPasskey }),
    output: Kosong,
    message: 'Nama passkey diperbarui',
  }),
  removePasskey: endpoint({
    ...sendiri,
    method: 'DELETE',
    path: '/faktor/passkey/{passkey_id}',
    summary: 'Menghapus passkey',
    input: z.extend(SandiUlang, { passkey_id: PasskeyId }),
    output: Kosong,
    message: 'Passkey dihapus',
  }),
  generateKodePemulihan: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/faktor/kode-pemulihan',
    summary: 'Membuat kode pemulihan baru',
    input: SandiUlang,
    output: z.object({ kode_pemulihan: z.array(z.string()) }),
    message: 'Kode pemulihan baru dibuat; yang lama tidak berlaku lagi',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_FAKTOR = { passkey: 'Passkey' };
