import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import * as z from 'zod/mini';
import { kosongkan, Tanggal, teks } from '../../kit/fields.ts';
import { Gender, kodeDari } from '../../kit/kode.ts';

export const JENIS_KEPEGAWAIAN = ['PNS', 'PPPK', 'Non-ASN'] as const;
export const JenisKepegawaian = z.enum(JENIS_KEPEGAWAIAN);
export type JenisKepegawaian = z.output<typeof JenisKepegawaian>;
/** The roles that one can have in an organisation. */
export const RoleAnggota = z.literal([KODE_PERAN.operator, KODE_PERAN.user]);
export type RoleAnggota = z.output<typeof RoleAnggota>;
export const StatusAnggota = kodeDari(STATUS_KEANGGOTAAN);

const bentuk = (pola: RegExp, pesan: string) => kosongkan(teks(40).check(z.regex(pola, pesan)));

/** What is known of a member beside the name; an empty text clears a field. */
export const AnggotaFields = {
  gender: z.optional(Gender),
  no_hp: bentuk(/^(\+?[0-9][0-9 -]{6,18})?$/, 'Isi nomor telepon dengan angka, misalnya 081234567890'),
  tgl_lahir: kosongkan(Tanggal),
  pin: bentuk(/^([0-9]{1,14})?$/, 'PIN terdiri atas 1 sampai 14 angka'),
  nip: bentuk(/^([0-9A-Za-z][0-9A-Za-z./ -]{0,29})?$/, 'NIP paling banyak 30 huruf atau angka'),
  nik: bentuk(/^([0-9]{16})?$/, 'NIK terdiri atas 16 angka'),
  nuptk: bentuk(/^([0-9]{16})?$/, 'NUPTK terdiri atas 16 angka'),
  jabatan: kosongkan(teks(100)),
  jenis_kepegawaian: kosongkan(JenisKepegawaian),
};

export const EmailOpsional = kosongkan(
  teks(254).check(
    z.refine(
      (email) => email === '' || z.email().safeParse(email).success,
      'Isi dengan alamat email, misalnya nama@sekolah.sch.id',
    ),
  ),
);
