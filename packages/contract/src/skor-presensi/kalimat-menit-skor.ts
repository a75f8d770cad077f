import type { GalatMenitSkor } from '@hadir/rules/kehadiran/hari/check-menit-skor.ts';

/** What the minutes of a score category are refused with, and at which of them. */
export const KALIMAT_MENIT_SKOR: Record<GalatMenitSkor, { isian: 'menit_dari' | 'menit_sampai'; pesan: string }> = {
  tanpa_awal: { isian: 'menit_dari', pesan: 'Isi menit paling sedikit 1' },
  tanpa_menit: { isian: 'menit_dari', pesan: 'Jenis ini tidak memakai menit' },
  terbalik: { isian: 'menit_sampai', pesan: 'Menit akhir tidak boleh kurang dari menit awal' },
};
