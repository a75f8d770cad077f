/** What the staff system says of a member. The first three belong to his account, the others to his membership. */
export const FIELD_SINKRON = [
  'nama',
  'gender',
  'no_hp',
  'nip',
  'nik',
  'nuptk',
  'jabatan',
  'jenis_kepegawaian',
] as const;
export type FieldSinkron = (typeof FIELD_SINKRON)[number];
export const FIELD_AKUN = ['nama', 'gender', 'no_hp'] as const satisfies readonly FieldSinkron[];
export const FIELD_NOMOR = ['nuptk', 'nik', 'nip'] as const satisfies readonly FieldSinkron[];
export type NilaiSinkron = Readonly<Record<FieldSinkron, string | null>>;

/** What it says of an institution itself. */
export const FIELD_SATUAN = ['nama', 'npsn', 'nsm', 'alamat', 'telepon', 'kepala_nama', 'kepala_nip'] as const;
export type FieldSatuan = (typeof FIELD_SATUAN)[number];
