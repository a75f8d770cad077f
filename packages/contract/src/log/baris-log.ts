import * as z from 'zod/mini';
import { Id, Instant, Tanggal, teks } from '../kit/fields.ts';

/** By what the log is searched. Without days it is this month's. */
export const SaringLog = {
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
  /** Who did it. */
  pelaku_id: z.optional(Id),
  /** Whom it is about. */
  tentang_id: z.optional(Id),
  /** A call's summary, as `listKegiatanLog` tells them. */
  kegiatan: z.optional(teks(200)),
  /** What it was done to: its kind ('lokasi', 'cuti') and its number. */
  objek: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/, 'Isi jenis objek dengan huruf kecil, misalnya lokasi'))),
  objek_id: z.optional(teks(60)),
  ip: z.optional(teks(60)),
  hasil: z.optional(z.enum(['berhasil', 'ditolak'])),
};

/** Where the log of more than one organisation is searched. */
export const TempatLog = { tenant_id: z.optional(Id), organisasi_id: z.optional(Id) };

/** A page goes on after the line whose `baris` it is given. */
export const HalamanLog = {
  sesudah: z.optional(z.string().check(z.regex(/^\d{1,17}-\d{1,16}$/, 'Muat ulang daftarnya dari awal'))),
  count: z._default(z.int().check(z.positive(), z.maximum(200)), 50),
};

/** What a field was and became, in words; null where there was or is nothing. */
const PerubahanLog = z.object({
  isian: z.string(),
  dulu: z.nullable(z.string()),
  kini: z.nullable(z.string()),
});
export type PerubahanLog = z.output<typeof PerubahanLog>;

/** A line of the activity log. */
export const BarisLog = z.object({
  /** Its place in the order of the log; `sesudah` of the next page. */
  baris: z.string(),
  log_id: z.int(),
  waktu: Instant,
  user_id: z.nullable(Id),
  /** Null where nobody had signed in. */
  nama: z.nullable(z.string()),
  kegiatan: z.string(),
  /** The call's status: below 400 it was done, from 400 on it was refused. */
  hasil: z.int(),
  tenant_id: z.nullable(Id),
  nama_tenant: z.nullable(z.string()),
  organisasi_id: z.nullable(Id),
  nama_organisasi: z.nullable(z.string()),
  objek: z.nullable(z.string()),
  objek_id: z.nullable(z.string()),
  /** What the place or the request is called that the line is about, to who may know it; null for other kinds. */
  nama_objek: z.nullable(z.string()),
  tentang_id: z.nullable(Id),
  nama_tentang: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  permintaan_id: z.nullable(z.string()),
  /** Why it was refused, as it was told. */
  penolakan: z.nullable(z.string()),
  perubahan: z.array(PerubahanLog),
});
export type BarisLog = z.output<typeof BarisLog>;

export const DaftarLog = z.object({
  /** The days that were searched; without an end up to now. */
  from: Tanggal,
  to: z.nullable(Tanggal),
  data: z.array(BarisLog),
  /** What `sesudah` must be to go on; null at the end. */
  berikut: z.nullable(z.string()),
});

/** Somebody opened a photo or an attachment of the reader's. */
export const PembukaFoto = z.object({
  baris: z.string(),
  waktu: Instant,
  nama: z.nullable(z.string()),
  /** What was opened, as the call says it. */
  kegiatan: z.string(),
  nama_organisasi: z.nullable(z.string()),
});
export type PembukaFoto = z.output<typeof PembukaFoto>;
