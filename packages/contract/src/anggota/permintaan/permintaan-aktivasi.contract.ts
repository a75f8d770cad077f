import { KALIMAT_AKTIF } from '../../auth/aktivasi/kalimat-aktif.ts';
import * as z from 'zod/mini';
import { AktivasiInput } from '../../auth/aktivasi/aktivasi.calls.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Email, Id, Instant, Kosong, teksPanjang, teksWajib } from '../../kit/fields.ts';

/** Somebody who asked for his activation and whom no mail can reach. */
export const PermintaanAktivasi = z.object({
  user_id: Id,
  nama: z.string(),
  nip: z.nullable(z.string()),
  jabatan: z.nullable(z.string()),
  diminta_pada: Instant,
  /** How often he asked. */
  jumlah: z.int(),
});
export type PermintaanAktivasi = z.output<typeof PermintaanAktivasi>;

/** By a member of whom no sheet is at hand; `nomor` is his NIP, NIK or NUPTK. */
const MintaAktivasiInput = z.object({ kode_organisasi: teksWajib(60), nomor: teksWajib(40) });

/** With the code of the mail; the e-mail stays the one that it came to, unless another is given. */
export const AktivasiUserInput = z.extend(z.omit(AktivasiInput, { token: true, email: true }), {
  kode: teksWajib(200),
  email: z.optional(Email),
});

const umum = { method: 'POST', scope: 'public', who: 'public', access: null, locked: 'no' } as const;
const diDalam = { scope: 'organisasi', who: 'operator', access: 'user.index', locked: 'linked' } as const;
const Satu = z.object({ organisasi_id: Id, user_id: Id });

export const permintaanAktivasi = {
  sendKodeAktivasi: endpoint({
    ...umum,
    path: '/user/akun',
    summary: 'Meminta aktivasi akun',
    input: MintaAktivasiInput,
    output: Kosong,
    message:
      'Permintaan diterima. Jika datanya cocok, kode dikirim ke email yang dicatat operator; tanpa email, operator instansi Anda melihat permintaan ini',
  }),
  activateUser: endpoint({
    ...umum,
    path: '/aktivasi-user',
    summary: 'Mengaktifkan akun dengan kode',
    input: AktivasiUserInput,
    output: Kosong,
    message: KALIMAT_AKTIF,
  }),
  /** Those that wait, the longest first. */
  listPermintaanAktivasi: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/permintaan-aktivasi',
    summary: 'Melihat permintaan aktivasi',
    input: z.object({ organisasi_id: Id }),
    output: z.array(PermintaanAktivasi),
  }),
  /** Records the address and mails the link to it. A printed sheet ends the request too. */
  confirmPermintaanAktivasi: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/permintaan-aktivasi/{user_id}/kirim',
    summary: 'Mengirim tautan aktivasi yang diminta',
    input: z.extend(Satu, { email: Email }),
    output: Kosong,
    message: 'Tautan aktivasi dikirim',
    mails: true,
  }),
  /** What he asks within the next week is not shown again. */
  rejectPermintaanAktivasi: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/permintaan-aktivasi/{user_id}/tolak',
    summary: 'Menolak permintaan aktivasi',
    input: z.extend(Satu, { keterangan: z.optional(teksPanjang(500)) }),
    output: Kosong,
    message: 'Permintaan ditolak',
  }),
};
