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

/** That his transfer under way is called off with his membership: refused (433) without it, so that it is not done unseen. */
export const BatalMutasiBersama = z.optional(z.boolean());
