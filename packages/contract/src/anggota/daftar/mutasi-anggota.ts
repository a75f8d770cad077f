import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';
import { kodeDari } from '../../kit/kode.ts';

/** How a member stands to transfers, told to whoever manages him here. */
export const MutasiAnggota = {
  /** Where he moved away to for good: only a transfer brings him back. */
  pindah: z.optional(
    z.object({
      mutasi_id: Id,
      tujuan: z.string(),
      sejak: Tanggal,
      /** To another tenant, and his account here ended with it. */
      is_akun_berakhir: z.boolean(),
    }),
  ),
  /** Who lends him to this place, and until when; over, only a transfer lends him again. */
  pinjaman: z.optional(z.object({ asal: z.string(), sampai: Tanggal, is_selesai: z.boolean() })),
  /** Where this place has lent him to, and until when: there he is a member besides, whatever becomes of him here. */
  dipinjamkan: z.optional(z.array(z.object({ tujuan: z.string(), sampai: Tanggal }))),
  /** The one from this place that is under way: it is called off with his membership. */
  mutasi_berjalan: z.optional(
    z.object({
      mutasi_id: Id,
      jenis: z.enum(JENIS_MUTASI),
      tujuan: z.nullable(z.string()),
      tgl_mulai: Tanggal,
      status: kodeDari(STATUS_AKSES),
    }),
  ),
};

/** A member whose end touches a transfer or a loan of his: one that has moved him away is no matter of that. */
export const AnggotaBermutasi = z.object({
  user_id: Id,
  nama: z.string(),
  pinjaman: MutasiAnggota.pinjaman,
  dipinjamkan: MutasiAnggota.dipinjamkan,
  mutasi_berjalan: MutasiAnggota.mutasi_berjalan,
});
export type AnggotaBermutasi = z.output<typeof AnggotaBermutasi>;

/** What is known of his transfers by who ends his membership. */
export const AkhirMutasiAnggota = {
  /** That the one under way is called off with it: refused (433) without it, so that it is not done unseen. */
  batal_mutasi: z.optional(z.boolean()),
  /** That his loan to another place stands until its last day: refused (433) without it. */
  pinjaman_tetap: z.optional(z.boolean()),
};
