import { TambahAnggotaInput, UbahAnggotaInput } from '@hadir/contract/anggota/daftar/anggota-input.ts';
import { MULAI_SEBELUM_LAHIR } from '@hadir/contract/anggota/daftar/kalimat-mulai.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { Tanggal, teksWajib } from '@hadir/contract/kit/fields.ts';
import { isMulaiSebelumLahir } from '@hadir/rules/anggota/is-mulai-sebelum-lahir.ts';
import * as z from 'zod/mini';
import { isTersamar } from '../dasar/is-tersamar.ts';

/** What the form of a member holds; texts are empty where nothing is known. */
export type AnggotaFormValues = {
  nama: string;
  email: string;
  gender: 'L' | 'P' | null;
  no_hp: string;
  tgl_lahir: string | null;
  nip: string;
  /** Null while it is kept and not shown: it is then left as it is. */
  nik: string | null;
  nuptk: string;
  pin: string;
  jabatan: string;
  jenis_kepegawaian: Anggota['jenis_kepegawaian'];
  role: Anggota['role'];
  group_id: number | null;
  lokasi_presensi_ids: number[];
  /** Today where nothing is said. */
  tgl_mulai: string | null;
  is_face_verified: boolean;
  /** By atribut_id; empty where nothing is filled in. */
  atribut: Record<string, string>;
};

const OWN = { nama: teksWajib(150), tgl_mulai: z.nullable(Tanggal) };
export const TAMBAH_SCHEMA = z
  .extend(z.omit(TambahAnggotaInput, { organisasi_id: true, nama: true, tgl_mulai: true }), OWN)
  .check(
    z.refine(({ tgl_mulai, tgl_lahir = null }) => tgl_mulai === null || !isMulaiSebelumLahir(tgl_mulai, tgl_lahir), {
      path: ['tgl_mulai'],
      error: MULAI_SEBELUM_LAHIR,
    }),
  );
export const UBAH_SCHEMA = z.extend(z.omit(UbahAnggotaInput, { organisasi_id: true, user_id: true, nama: true }), OWN);

/** A new member's values, or those of one that is edited. */
export function anggotaFormValues(anggota?: Anggota): AnggotaFormValues {
  return {
    nama: anggota?.nama ?? '',
    email: anggota?.email ?? '',
    gender: anggota?.gender ?? null,
    no_hp: anggota?.no_hp ?? '',
    tgl_lahir: anggota?.tgl_lahir ?? null,
    nip: anggota?.nip ?? '',
    nik: isTersamar(anggota?.nik) ? null : (anggota?.nik ?? ''),
    nuptk: anggota?.nuptk ?? '',
    pin: anggota?.pin ?? '',
    jabatan: anggota?.jabatan ?? '',
    jenis_kepegawaian: anggota?.jenis_kepegawaian ?? null,
    role: anggota?.role ?? 4,
    group_id: anggota?.group_id ?? null,
    lokasi_presensi_ids: anggota?.lokasi.map(({ lokasi_presensi_id }) => lokasi_presensi_id) ?? [],
    tgl_mulai: null,
    is_face_verified: anggota?.is_face_verified ?? false,
    atribut: anggota?.atribut ?? {},
  };
}
