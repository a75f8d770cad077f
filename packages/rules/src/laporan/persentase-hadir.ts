/**
 * Persentase kehadiran with one decimal (aturan/laporan#persentase): hadir ÷ (hari kerja − cuti on work days) × 100;
 * null where nothing was due.
 */
export function persentaseHadir(hadir: number, hari_kerja: number, cuti_kerja: number): number | null {
  const wajib = hari_kerja - cuti_kerja;
  return wajib > 0 ? Math.round((hadir / wajib) * 1000) / 10 : null;
}
