import type { NamaBaku } from '@hadir/contract/atribut/daftar/nama-baku.ts';
import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { kolomAtribut } from '../../atribut/nilai/kolom-atribut.ts';
import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';

export type FieldAnggota =
  | 'nama'
  | 'gender'
  | 'email'
  | 'username'
  | 'no_hp'
  | 'tgl_lahir'
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
export const KOLOM_ANGGOTA: readonly (KolomImpor<FieldAnggota> & { judul: NamaBaku })[] = [
  { field: 'nama', judul: 'Nama', lebar: 32, wajib: true },
  { field: 'gender', judul: 'Gender', lebar: 10, pilihan: ['L', 'P'] },
  { field: 'email', judul: 'Email', lebar: 28 },
  { field: 'username', judul: 'Username', lebar: 20 },
  { field: 'no_hp', judul: 'No HP', lebar: 18 },
  { field: 'tgl_lahir', judul: 'Tanggal Lahir', lebar: 16, jenis: 'tanggal' },
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

/** A column of the sheet: one that every member has, or an atribut's. */
export type FieldLembar = FieldAnggota | `atribut.${number}`;

/** An atribut that the operator must fill in has a column in every file. */
export const kolomImporAtribut = (atribut: AtributAktif): KolomImpor<FieldLembar> => ({
  ...kolomAtribut(atribut),
  field: `atribut.${atribut.atribut_id}`,
  wajib: atribut.is_wajib && !atribut.is_diisi_anggota,
});

export const judulOf = (field: FieldAnggota): string =>
  KOLOM_ANGGOTA.find((one) => one.field === field)?.judul ?? field;
