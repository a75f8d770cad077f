import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';

export type FieldAnggota =
  | 'nama'
  | 'gender'
  | 'email'
  | 'username'
  | 'no_hp'
  | 'pin'
  | 'nip'
  | 'nik'
  | 'nuptk'
  | 'jabatan'
  | 'jenis_kepegawaian'
  | 'grup'
  | 'lokasi'
  | 'tgl_mulai'
  | 'tgl_selesai';

/** The columns of a member import, in the order of its template. */
export const KOLOM_ANGGOTA: readonly KolomImpor<FieldAnggota>[] = [
  { field: 'nama', judul: 'Nama', lebar: 32, wajib: true },
  { field: 'gender', judul: 'Gender', lebar: 10, pilihan: ['L', 'P'] },
  { field: 'email', judul: 'Email', lebar: 28 },
  { field: 'username', judul: 'Username', lebar: 20 },
  { field: 'no_hp', judul: 'No HP', lebar: 18 },
  { field: 'pin', judul: 'PIN', lebar: 10 },
  { field: 'nip', judul: 'NIP', lebar: 22 },
  { field: 'nik', judul: 'NIK', lebar: 20 },
  { field: 'nuptk', judul: 'NUPTK', lebar: 20 },
  { field: 'jabatan', judul: 'Jabatan', lebar: 24 },
  { field: 'jenis_kepegawaian', judul: 'Jenis Kepegawaian', lebar: 18, pilihan: JENIS_KEPEGAWAIAN },
  { field: 'grup', judul: 'Grup', lebar: 24 },
  { field: 'lokasi', judul: 'Lokasi Presensi', lebar: 32 },
  { field: 'tgl_mulai', judul: 'Tanggal Mulai', lebar: 16, jenis: 'tanggal' },
  { field: 'tgl_selesai', judul: 'Tanggal Selesai', lebar: 16, jenis: 'tanggal' },
];

export const judulOf = (field: FieldAnggota): string =>
  KOLOM_ANGGOTA.find((one) => one.field === field)?.judul ?? field;
