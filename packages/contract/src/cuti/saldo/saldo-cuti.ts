import * as z from 'zod/mini';
import { Id, Instant, Tanggal } from '../../kit/fields.ts';
import { JenisSaldo } from './lot-saldo.ts';

/** A member's balance of one category on a date. */
export const Saldo = z.object({
  id: z.string(),
  user_id: Id,
  nama: z.string(),
  nip: z.nullable(z.string()),
  cuti_kategori_id: Id,
  kategori: z.string(),
  /** Whether its days may be halved. */
  is_setengah_hari: z.boolean(),
  sisa: z.number(),
  /** Days asked for that still wait for a decision, and are not drawn yet. */
  menunggu: z.number(),
  /** What of it is whose year's right, the oldest first. */
  per_tahun: z.array(z.object({ tahun: z.int(), sisa: z.number() })),
  /** What lapses next, and after which date; null where nothing does. */
  hangus: z.nullable(z.object({ tanggal: Tanggal, jumlah: z.number() })),
  /** All that lapses, by the last date on which it may be used, if nothing more is used. */
  jadwal_hangus: z.array(z.object({ tanggal: Tanggal, jumlah: z.number() })),
});
export type Saldo = z.output<typeof Saldo>;

export const BarisSaldo = z.object({
  /** Below zero where the line is not written yet. */
  cuti_saldo_id: z.int(),
  cuti_lot_id: z.int(),
  tahun: z.int(),
  mulai: Tanggal,
  kedaluwarsa: z.nullable(Tanggal),
  jenis: JenisSaldo,
  jumlah: z.number(),
  tanggal: Tanggal,
  cuti_id: z.nullable(Id),
  tanggal_cuti: z.nullable(Tanggal),
  keterangan: z.nullable(z.string()),
  /** Null is the product itself. */
  oleh: z.nullable(z.string()),
  dibuat_pada: Instant,
});
export type BarisSaldo = z.output<typeof BarisSaldo>;

/** What opening a year writes for one member and category. */
export const BukaTahun = z.object({
  user_id: Id,
  nama: z.string(),
  cuti_kategori_id: Id,
  kategori: z.string(),
  sebelum: z.number(),
  bawaan: z.number(),
  hangus: z.number(),
  jatah: z.number(),
  /** Of who joined in that year: since when, and for how many months of twelve of which right he is granted; else null. */
  anggota_baru: z.nullable(z.object({ sejak: Tanggal, bulan: z.int(), jatah_tahunan: z.number() })),
  sesudah: z.number(),
});
