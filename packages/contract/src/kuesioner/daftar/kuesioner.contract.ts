import { KEADAAN_KUESIONER } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { SASARAN_KUESIONER } from '@hadir/rules/kuesioner/sasaran.ts';
import { JENIS_TEMPLAT } from '@hadir/rules/kuesioner/templat-kuesioner.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kosongkan, Kosong, pageOf, SortedPageInput, Tanggal, teksPanjang, teksWajib } from '../../kit/fields.ts';
import { Kuesioner, KuesionerDetail } from './kuesioner-baris.ts';
import { Bagian, Susunan } from './susunan.ts';

const Isi = {
  organisasi_id: Id,
  judul: teksWajib(200),
  keterangan: z._default(teksPanjang(2000), ''),
  /** In the order in which they are asked. A draft may be without questions. */
  bagian: z._default(Susunan, []),
  is_anonim: z._default(z.boolean(), false),
  sasaran: z._default(z.enum(SASARAN_KUESIONER), 'semua'),
  group_ids: z._default(z.array(Id).check(z.maxLength(200)), []),
  user_ids: z._default(z.array(Id).check(z.maxLength(2000)), []),
  tgl_mulai: kosongkan(Tanggal),
  tgl_selesai: kosongkan(Tanggal),
  ucapan: z._default(teksPanjang(1000), ''),
  is_sekali_perangkat: z._default(z.boolean(), true),
};
const Satu = { organisasi_id: Id, kuesioner_id: Id };
const diDalam = { scope: 'organisasi', access: 'kuesioner.index', locked: 'linked' } as const;

export const kuesioner = {
  /** Of a plain member those that are published for him. */
  listKuesioner: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner',
    summary: 'Melihat daftar kuesioner',
    who: 'reader',
    /** `q` looks in titles. */
    input: z.object({ organisasi_id: Id, ...SortedPageInput.shape, keadaan: z.optional(z.enum(KEADAAN_KUESIONER)) }),
    output: pageOf(Kuesioner),
  }),
  /** Each as the body of addKuesioner takes it. */
  listTemplatKuesioner: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/templat',
    summary: 'Melihat templat kuesioner',
    who: 'operator',
    input: z.object({ organisasi_id: Id }),
    output: z.array(
      z.object({
        jenis: z.enum(JENIS_TEMPLAT),
        judul: z.string(),
        keterangan: z.string(),
        is_anonim: z.boolean(),
        ucapan: z.string(),
        bagian: z.array(Bagian),
      }),
    ),
  }),
  addKuesioner: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner',
    summary: 'Menyusun kuesioner',
    who: 'operator',
    input: z.object(Isi),
    output: KuesionerDetail,
    created: true,
  }),
  getKuesioner: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}',
    summary: 'Melihat kuesioner',
    who: 'reader',
    input: z.object(Satu),
    output: KuesionerDetail,
  }),
  changeKuesioner: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}',
    summary: 'Mengubah kuesioner',
    who: 'operator',
    input: z.object({ ...Isi, kuesioner_id: Id, versi: z.optional(z.int()) }),
    output: KuesionerDetail,
  }),
  /** With all that was answered. */
  removeKuesioner: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}',
    summary: 'Menghapus kuesioner beserta jawabannya',
    who: 'operator',
    input: z.object(Satu),
    output: Kosong,
  }),
  /** A draft with the same questions, without days, answers and link. */
  addDuplikatKuesioner: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/duplikasi',
    summary: 'Menduplikasi kuesioner',
    who: 'operator',
    input: z.object(Satu),
    output: KuesionerDetail,
    created: true,
  }),
  openKuesioner: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/terbitkan',
    summary: 'Menerbitkan kuesioner',
    who: 'operator',
    input: z.object(Satu),
    output: KuesionerDetail,
    message: 'Kuesioner diterbitkan',
  }),
  /** For good: to ask again it is duplicated. */
  endKuesioner: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/tutup',
    summary: 'Menutup kuesioner',
    who: 'operator',
    input: z.object(Satu),
    output: KuesionerDetail,
    message: 'Kuesioner ditutup',
  }),
  /** A new link; one made before opens nothing any more. It is answered this once: only its hash is kept. */
  setTautanKuesioner: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/tautan',
    summary: 'Membuat tautan publik kuesioner',
    who: 'operator',
    input: z.object(Satu),
    output: z.object({ token: z.string(), url: z.string() }),
    created: true,
  }),
  revokeTautanKuesioner: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/tautan',
    summary: 'Mencabut tautan publik kuesioner',
    who: 'operator',
    input: z.object(Satu),
    output: KuesionerDetail,
    message: 'Tautan dicabut',
  }),
  /** The audience and who of it has answered, by day; never what. Of a plain member himself. */
  listResponden: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/responden',
    summary: 'Melihat responden kuesioner',
    who: 'reader',
    input: z.object({ ...Satu, ...SortedPageInput.shape, sudah: z.optional(z.boolean()) }),
    output: z.extend(
      pageOf(
        z.object({
          user_id: Id,
          nama: z.string(),
          nip: z.nullable(z.string()),
          grup: z.nullable(z.string()),
          sudah: z.boolean(),
          /** The day, no finer. */
          tanggal: z.nullable(Tanggal),
        }),
      ),
      { sudah: z.int(), belum: z.int() },
    ),
  }),
  /** A mail to those who have not answered; at most once a day to each. */
  sendPengingatKuesioner: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/kuesioner/{kuesioner_id}/ingatkan',
    summary: 'Mengingatkan responden kuesioner',
    who: 'operator',
    input: z.object(Satu),
    /** Reminded; without a mail address; reminded today already. */
    /** `tanpa_email` of those who are reminded read it in the product alone. */
    output: z.object({ diingatkan: z.int(), tanpa_email: z.int(), sudah_diingatkan: z.int() }),
    message: 'Pengingat dikirim',
    mails: true,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_KUESIONER = { kuesioner: 'Kuesioner' };
