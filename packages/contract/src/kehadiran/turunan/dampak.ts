import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';

/** What of a day people look at. */
export const RingkasHari = z.object({
  status: z.string(),
  terlambat_menit: z.int(),
  pulang_cepat_menit: z.int(),
  durasi_menit: z.int(),
  potongan: z.number(),
});
export type RingkasHari = z.output<typeof RingkasHari>;

/** Members whose balances move in one direction, by how many days together, how they are employed, and the first of them by name. */
const SaldoBergerak = z.object({
  anggota: z.int(),
  hari: z.number(),
  jenis_kepegawaian: z.array(z.string()),
  nama: z.array(z.string()),
});
export type SaldoBergerak = z.output<typeof SaldoBergerak>;

/** What a change of schedules, holidays or categories does to days that were judged already. */
export const Dampak = z.object({
  /** Member-days that are judged again, and how many members they belong to. */
  hari: z.int(),
  anggota: z.int(),
  /** How many of them come to something else; null where there were too many to judge before answering. */
  berubah: z.nullable(z.int()),
  /** The first of those that do. */
  contoh: z.array(
    z.object({
      organisasi_id: Id,
      user_id: Id,
      nama: z.string(),
      tanggal: Tanggal,
      sebelum: z.nullable(RingkasHari),
      sesudah: z.nullable(RingkasHari),
    }),
  ),
  /** Of a change of the tenant's: the same sums by organisation, by name; null of one organisation's own. */
  per_instansi: z.nullable(
    z.array(
      z.object({
        organisasi_id: Id,
        nama: z.string(),
        hari: z.int(),
        anggota: z.int(),
        berubah: z.nullable(z.int()),
      }),
    ),
  ),
  /**
   * With `preview`: whom the change concerns, whether or not a day of theirs is judged already, how many they are and
   * the first of them by name; null otherwise.
   */
  bagi: z.nullable(z.object({ anggota: z.int(), nama: z.array(z.string()) })),
  /**
   * With `preview`: how many requests for leave count their days again, of how many members, and the first of them by
   * name; null otherwise.
   */
  cuti: z.nullable(z.object({ ajuan: z.int(), anggota: z.int(), nama: z.array(z.string()) })),
  /** With `preview` of a holiday: whose annual leave its cuti bersama moves, down and up; null otherwise. */
  saldo: z.nullable(
    z.object({
      berkurang: SaldoBergerak,
      bertambah: SaldoBergerak,
      /** Whose balance is used up, so that nothing is taken; by how many days that is. */
      tidak_terpotong: SaldoBergerak,
    }),
  ),
  /** The work in the background that judges them again; empty where it is done already. */
  pekerjaan_id: z.array(z.uuid()),
});
export type Dampak = z.output<typeof Dampak>;

/**
 * How a change that reaches the past is sent: with `preview` it is only shown what it would do and nothing is kept;
 * past days change only with `koreksi` (aturan/jadwal#masa-lalu).
 */
export const UbahLalu = {
  preview: z._default(z.boolean(), false),
  koreksi: z._default(z.boolean(), false),
};
export type UbahLalu = { preview: boolean; koreksi: boolean };
