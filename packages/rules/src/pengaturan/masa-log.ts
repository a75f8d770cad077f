/** A tenant keeps its log at least for so many months, and at most for as many as the installation. */
export const MASA_LOG_TERPENDEK = 12;

/** What is refused: an installation that keeps less itself leaves nothing to choose. */
export function judgeMasaLog(bulan: number | null, terpanjang: number): 'tetap' | 'di_luar' | null {
  if (bulan === null) return null;
  if (terpanjang < MASA_LOG_TERPENDEK) return 'tetap';
  return bulan >= MASA_LOG_TERPENDEK && bulan <= terpanjang ? null : 'di_luar';
}
