import * as z from 'zod/mini';
import { NilaiAtribut } from '../../atribut/nilai/nilai-atribut.ts';
import { Id, Tanggal } from '../../kit/fields.ts';
import { Gender } from '../../kit/kode.ts';
import { JenisKepegawaian, RoleAnggota, StatusAnggota } from './anggota-fields.ts';
import { MutasiAnggota } from './mutasi-anggota.ts';

export const LokasiAnggota = z.object({ lokasi_presensi_id: Id, nama: z.string() });

/** A member as lists show him. `tgl_mulai` and `tgl_selesai` are those of the membership in force, else of the last. */
export const AnggotaBaris = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: Gender,
  no_hp: z.nullable(z.string()),
  /** Null where it is not known, and to those who do not see private numbers. */
  tgl_lahir: z.nullable(Tanggal),
  file_foto: z.nullable(z.string()),
  pin: z.nullable(z.string()),
  nip: z.nullable(z.string()),
  /** Its last four digits but to himself; whole through `getNikAnggota`. */
  nik: z.nullable(z.string()),
  nuptk: z.nullable(z.string()),
  jabatan: z.nullable(z.string()),
  /** Null: not filled in yet; nothing is guessed. */
  jenis_kepegawaian: z.nullable(JenisKepegawaian),
  role: RoleAnggota,
  status: StatusAnggota,
  is_aktif: z.boolean(),
  is_face_verified: z.boolean(),
  is_biometrik: z.boolean(),
  group_id: z.nullable(Id),
  grup: z.nullable(z.string()),
  /** None: every location of the organisation. */
  lokasi: z.array(LokasiAnggota),
  tgl_mulai: z.nullable(Tanggal),
  tgl_selesai: z.nullable(Tanggal),
  /** In lists of those columns that were asked for; of one member of all that the caller sees. */
  atribut: NilaiAtribut,
});
export type AnggotaBaris = z.output<typeof AnggotaBaris>;

export const Anggota = z.extend(AnggotaBaris, {
  versi: z.int(),
  /** The staff system holds username and password. */
  is_sinkronisasi: z.boolean(),
  /** Whether the caller stands above him here: may set his role and end his membership. */
  dapat_dikelola: z.boolean(),
  /**
   * Whether his account is the caller's to change: name, photo, username, password, e-mail. Of who belongs to another
   * organisation too it is his own, or his tenant admin's.
   */
  dapat_ubah_akun: z.boolean(),
  ...MutasiAnggota,
  riwayat_keanggotaan: z.array(z.object({ tgl_mulai: Tanggal, tgl_selesai: z.nullable(Tanggal) })),
  riwayat_grup: z.array(
    z.object({ group_id: Id, grup: z.string(), tgl_mulai: Tanggal, tgl_selesai: z.nullable(Tanggal) }),
  ),
});
export type Anggota = z.output<typeof Anggota>;

export const AnggotaTenant = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: Gender,
  file_foto: z.nullable(z.string()),
  is_admin: z.boolean(),
  is_aktif: z.boolean(),
  organisasi: z.array(z.object({ organisasi_id: Id, nama: z.string(), role: RoleAnggota, status: StatusAnggota })),
});
export type AnggotaTenant = z.output<typeof AnggotaTenant>;
