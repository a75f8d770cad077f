/** The words for a member's codes, as the product shows them. */
export const ANGGOTA_LABELS = {
  status: { 0: 'Belum aktivasi', 1: 'Aktif', 2: 'Tidak aktif' },
  role: { 3: 'Operator', 4: 'User' },
  gender: { L: 'Laki-laki', P: 'Perempuan' },
  aktivasi: { 1: 'Sudah aktivasi', 2: 'Belum aktivasi' },
} as const;
