/** The titles of what every member has, in files of members: no atribut can bear one of them. */
export const NAMA_BAKU = [
  'Nama', 'Gender', 'Email', 'Username', 'No HP', 'Tanggal Lahir', 'PIN', 'NIP', 'NIK', 'NUPTK', 'Jabatan', 'Jenis Kepegawaian', 'Grup',
  'Lokasi Presensi', 'Peran', 'Status', 'Tanggal Mulai', 'Tanggal Selesai',
] as const; // prettier-ignore
export type NamaBaku = (typeof NAMA_BAKU)[number];
