import * as z from 'zod/mini';
import { Instant, Tanggal } from '../../kit/fields.ts';
import { Kemajuan } from '../../kit/pekerjaan/kemajuan.ts';

const Terlewat = {
  /** Lines of a time that has not come yet: they are not recorded. */
  di_depan: z.int(),
  /** Lines of known members on days that were removed: they are not recorded. */
  dihapus: z._default(z.int(), 0),
  /** PINs that no member has, with their lines; never guessed. The first 500. */
  pin_asing: z.array(z.object({ pin: z.string(), jumlah: z.int() })),
  jumlah_pin_asing: z.int(),
  /** Lines that could not be read, counted from 1. The first 500. */
  baris_rusak: z.array(z.object({ baris: z.int(), alasan: z.string() })),
  jumlah_baris_rusak: z.int(),
};

/** What an import that is over left out. */
const DilewatiImpor = z.object({
  /** The importer's own that it recorded: they wait for another to decide. */
  ditahan: z.int(),
  ...Terlewat,
});
export type DilewatiImpor = z.output<typeof DilewatiImpor>;

/** What a machine's log holds, before anything is recorded. */
export const HasilImpor = z.object({
  /** Lines that could be read. */
  baris: z.int(),
  /** Lines that repeat another of the same file. */
  berulang: z.int(),
  /** Events of known members, recorded earlier already. */
  sudah_ada: z.int(),
  /** Events of known members that are new. */
  baru: z.int(),
  /** Those of them that are the importer's own: they wait for another to decide. */
  sendiri: z._default(z.int(), 0),
  anggota: z.int(),
  /** Events of known members on dates on which they were none: recorded, and no day is made of them. */
  luar_keanggotaan: z.int(),
  tgl_awal: z.nullable(Tanggal),
  tgl_akhir: z.nullable(Tanggal),
  ...Terlewat,
});
export type HasilImpor = z.output<typeof HasilImpor>;

/** An import under way or done, as its job tells it. */
export const PekerjaanImpor = z.object({
  pekerjaan_id: z.uuid(),
  ...Kemajuan,
  pesan: z.nullable(z.string()),
  /** Events recorded, member-days derived, the dates that the log is about, and what it left out; null until it is done. */
  hasil: z.nullable(
    z.object({
      tercatat: z.int(),
      hari: z.int(),
      tgl_awal: z.optional(Tanggal),
      tgl_akhir: z.optional(Tanggal),
      dilewati: z.optional(DilewatiImpor),
    }),
  ),
  selesai_pada: z.nullable(Instant),
});
export type PekerjaanImpor = z.output<typeof PekerjaanImpor>;
