import * as z from 'zod/mini';
import { teks } from '../../kit/fields.ts';
import { Atribut, MAKS_ATRIBUT } from '../daftar/atribut.ts';

/** An atribut_id as the key of an object. */
const Kunci = z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Atribut tidak ditemukan'));
const seatribut = <T extends z.ZodMiniType>(nilai: T) =>
  z
    .record(Kunci, nilai)
    .check(z.refine((semua) => Object.keys(semua).length <= 2 * MAKS_ATRIBUT, 'Atribut terlalu banyak'));

/** What is filled in of a member, by atribut_id, each in the one form of its tipe (aturan/atribut#nilai). */
export const NilaiAtribut = z.record(z.string(), z.string());
export type NilaiAtribut = z.output<typeof NilaiAtribut>;

/** What becomes of a member's values; those not named stay, null or an empty text clears one. */
export const IsianAtribut = seatribut(z.nullable(teks(200)));
export type IsianAtribut = z.output<typeof IsianAtribut>;

/**
 * What members are found by: a text that teks holds, the choice, 1 or 0; of angka and tanggal a span `dari..sampai`,
 * open where one end is left out. Null finds those of whom it is not filled in.
 */
export const SaringAtribut = seatribut(z.nullable(teks(200, 1)));
export type SaringAtribut = z.output<typeof SaringAtribut>;

/** An atribut as those meet it who fill it in or read it. */
export const AtributAktif = z.pick(Atribut, {
  atribut_id: true,
  nama: true,
  tipe: true,
  pilihan: true,
  is_wajib: true,
  is_dilihat_anggota: true,
  is_diisi_anggota: true,
  is_milik_tenant: true,
});
export type AtributAktif = z.output<typeof AtributAktif>;

export const AtributAnggota = z.extend(AtributAktif, {
  nilai: z.nullable(z.string()),
  /** The caller may fill it in. */
  dapat_diisi: z.boolean(),
});
export type AtributAnggota = z.output<typeof AtributAnggota>;
