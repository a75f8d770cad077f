import { SARING_AKTIVASI } from './saring-aktivasi.ts';
import * as z from 'zod/mini';
import { MAKS_ATRIBUT } from '../../atribut/daftar/atribut.ts';
import { IsianAtribut, SaringAtribut } from '../../atribut/nilai/nilai-atribut.ts';
import { Id, kosongkan, SortedPageInput, Tanggal, namaWajib } from '../../kit/fields.ts';
import { kodeDari, KodeGender } from '../../kit/kode.ts';
import { AnggotaFields, EmailOpsional, JenisKepegawaian, RoleAnggota, StatusAnggota } from './anggota-fields.ts';

/**
 * A new member: `user_id` of an account that the tenant has already (with the e-mail address that goes with it, where it
 * is not the caller's to look after), whoever has one of the numbers already (`undang_nomor`), or the name of a new one.
 */
export const TambahAnggotaInput = z.object({
  organisasi_id: Id,
  user_id: z.optional(Id),
  undang_nomor: z.optional(z.boolean()),
  nama: z.optional(namaWajib(150)),
  email: EmailOpsional,
  ...AnggotaFields,
  role: z.optional(RoleAnggota),
  group_id: kosongkan(Id),
  lokasi_presensi_ids: z.optional(z.array(Id).check(z.maxLength(50))),
  tgl_mulai: z.optional(Tanggal),
  /** Of a membership that has an end already, as history has it. */
  tgl_selesai: kosongkan(Tanggal),
  atribut: z.optional(IsianAtribut),
});

/** Only the fields that are sent change. `versi` is the one that the form was opened with: a newer one refuses. */
export const UbahAnggotaInput = z.object({
  organisasi_id: Id,
  user_id: Id,
  versi: z.optional(z.int()),
  nama: z.optional(namaWajib(150)),
  ...AnggotaFields,
  is_face_verified: z.optional(z.boolean()),
  group_id: kosongkan(Id),
  lokasi_presensi_ids: z.optional(z.array(Id).check(z.maxLength(50))),
  atribut: z.optional(IsianAtribut),
});

export const FilterAnggota = z.extend(SortedPageInput, {
  organisasi_id: Id,
  status: z.optional(StatusAnggota),
  /** 1 active, 0 inactive. */
  is_aktif: z.optional(z.boolean()),
  aktivasi: z.optional(kodeDari(SARING_AKTIVASI)),
  role: z.optional(RoleAnggota),
  group_id: z.optional(Id),
  lokasi_presensi_id: z.optional(Id),
  gender: z.optional(KodeGender),
  jenis_kepegawaian: z.optional(JenisKepegawaian),
  is_face_verified: z.optional(z.boolean()),
  /** Has a PIN on the organisation's machines. */
  is_biometrik: z.optional(z.boolean()),
  atribut: z.optional(SaringAtribut),
  /** Whose values each row carries. */
  kolom_atribut: z.optional(z.array(Id).check(z.maxLength(2 * MAKS_ATRIBUT))),
});
