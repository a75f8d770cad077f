import { addDays, type Tanggal } from '../waktu/tanggal.ts';

/** A tenant keeps its log at least for so many months, and at most for as many as the installation. */
export const MASA_LOG_TERPENDEK = 12;
/** So many days after it was saved a shorter time begins to hold: whoever shortens it hides what was done. */
export const MASA_LOG_TUNGGU_HARI = 30;

/** For how many months the log is kept from a day on; null for as many as the installation keeps it. */
export type MasaLog = { tgl_mulai: Tanggal; bulan: number | null };

/** What is refused: an installation that keeps less itself leaves nothing to choose. */
export function judgeMasaLog(bulan: number | null, terpanjang: number): 'tetap' | 'di_luar' | null {
  if (bulan === null) return null;
  if (terpanjang < MASA_LOG_TERPENDEK) return 'tetap';
  return bulan >= MASA_LOG_TERPENDEK && bulan <= terpanjang ? null : 'di_luar';
}

const latest = (riwayat: readonly MasaLog[]) =>
  riwayat.toSorted((a, b) => b.tgl_mulai.localeCompare(a.tgl_mulai)).at(0);

/** What holds on a day, by the changes that were saved. */
export const masaLogPada = (riwayat: readonly MasaLog[], tanggal: Tanggal): number | null =>
  latest(riwayat.filter(({ tgl_mulai }) => tgl_mulai <= tanggal))?.bulan ?? null;

/** What will hold later than that day. */
export const findMasaLogNanti = (riwayat: readonly MasaLog[], tanggal: Tanggal): MasaLog | null =>
  latest(riwayat.filter(({ tgl_mulai }) => tgl_mulai > tanggal)) ?? null;

/** For how many months it is kept in truth. */
export const lamaLog = (bulan: number | null, terpanjang: number): number => Math.min(bulan ?? terpanjang, terpanjang);

/**
 * From when another time holds: today where the log is kept as long or longer, and else 30 days from now. One that waits
 * already goes on waiting where the same is saved again.
 */
export function planMasaLog(
  riwayat: readonly MasaLog[],
  { bulan, hari_ini, terpanjang }: { bulan: number | null; hari_ini: Tanggal; terpanjang: number },
): MasaLog {
  const kini = lamaLog(masaLogPada(riwayat, hari_ini), terpanjang);
  if (lamaLog(bulan, terpanjang) >= kini) return { tgl_mulai: hari_ini, bulan };
  const nanti = findMasaLogNanti(riwayat, hari_ini);
  return nanti?.bulan === bulan ? nanti : { tgl_mulai: addDays(hari_ini, MASA_LOG_TUNGGU_HARI), bulan };
}
