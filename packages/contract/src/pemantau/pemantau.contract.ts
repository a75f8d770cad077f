import { HAK_PANTAU } from '@hadir/rules/akses/hak-pantau.ts';
import * as z from 'zod/mini';
import { KeadaanAkun } from '../anggota/pengelola/pengelola.ts';
import { endpoint } from '../kit/endpoint.ts';
import { StatusTempat } from '../kit/status-tempat.ts';
import { Email, Id, Instant, kosongkan, Kosong, SortedPageInput, pageOf, Tanggal, namaWajib } from '../kit/fields.ts';
import { rentang } from '../kit/rentang.ts';

const Hak = z.array(z.enum(HAK_PANTAU)).check(z.maxLength(HAK_PANTAU.length));

/** What is watched from a day to a day: one organisation, or (null) a whole tenant. */
const TugasIsi = rentang(
  z.object({
    tenant_id: Id,
    organisasi_id: kosongkan(Id),
    tgl_mulai: Tanggal,
    tgl_selesai: kosongkan(Tanggal),
  }),
);
const Tugas = z.object({
  tenant_id: Id,
  nama_tenant: z.string(),
  organisasi_id: z.nullable(Id),
  nama_organisasi: z.nullable(z.string()),
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  /** In force today. */
  is_berlaku: z.boolean(),
  /** What closes the place meanwhile, its tenant's status or its own; null while it is open. */
  tutup: z.nullable(z.object({ status: StatusTempat, keterangan: z.nullable(z.string()) })),
});
export type TugasPemantau = z.output<typeof Tugas>;

export const Pemantau = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  keadaan: KeadaanAkun,
  /** The last time that a browser of his signed in; null where none ever did. */
  masuk_terakhir: z.nullable(Instant),
  hak: Hak,
  tugas: z.array(Tugas),
});
export type Pemantau = z.output<typeof Pemantau>;

const Isi = { nama: namaWajib(150), hak: Hak, tugas: z.array(TugasIsi).check(z.minLength(1), z.maxLength(200)) };
const Satu = { user_id: Id };
const diAtas = { scope: 'user', who: 'super-admin', access: null, locked: 'no' } as const;

export const pemantau = {
  listPemantau: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/pemantau',
    summary: 'Melihat daftar pemantau',
    input: z.extend(SortedPageInput, { keadaan: z.optional(KeadaanAkun), tenant_id: z.optional(Id) }),
    output: pageOf(Pemantau),
  }),
  /** A new account, which its owner activates by the link that is mailed. */
  addPemantau: endpoint({
    ...diAtas,
    method: 'POST',
    path: '/pemantau',
    summary: 'Menambah pemantau',
    input: z.object({ ...Isi, email: Email }),
    output: Pemantau,
    created: true,
    message: 'Pemantau ditambahkan. Tautan aktivasi dikirim ke emailnya',
    mails: true,
  }),
  getPemantau: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/pemantau/{user_id}',
    summary: 'Melihat satu pemantau',
    input: z.object(Satu),
    output: Pemantau,
  }),
  /** In force with his next request; who was ended is a monitor again. */
  changePemantau: endpoint({
    ...diAtas,
    method: 'PUT',
    path: '/pemantau/{user_id}',
    summary: 'Mengubah pemantau',
    input: z.object({ ...Satu, ...Isi }),
    output: Pemantau,
  }),
  /** Takes everything back and signs him out; what he opened stays in the log. */
  removePemantau: endpoint({
    ...diAtas,
    method: 'DELETE',
    path: '/pemantau/{user_id}',
    summary: 'Mengakhiri pemantau',
    input: z.object(Satu),
    output: Kosong,
    message: 'Tugas pemantau diakhiri',
  }),
  /** What one was given to watch oneself. */
  listTugasSendiri: endpoint({
    method: 'GET',
    path: '/tugas-pantau',
    summary: 'Melihat tugas pantau sendiri',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: z.object({ hak: Hak, tugas: z.array(Tugas) }),
  }),
};
