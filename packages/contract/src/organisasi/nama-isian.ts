/** What the fields of an organisation are called. */
export const ISIAN_ORGANISASI = {
  npsn: 'NPSN',
  nsm: 'NSM',
  telepon: 'Telepon',
  email: 'Email',
  kepala_nama: 'Nama kepala',
  kepala_nip: 'NIP kepala',
  tempat_surat: 'Tempat surat',
} as const;
