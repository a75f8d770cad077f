import { addDays, type Tanggal } from '../waktu/tanggal.ts';

/** So many days after it was saved a shorter time begins to hold: until then it can be taken back. */
export const MASA_TUNGGU_HARI = 30;

/** How long something is kept from a day on; null for as long as it can be. */
export type MasaTertunda = { tgl_mulai: Tanggal; lama: number | null };

const latest = (riwayat: readonly MasaTertunda[]) =>
  riwayat.toSorted((a, b) => b.tgl_mulai.localeCompare(a.tgl_mulai)).at(0);

/** What holds on a day, by the changes that were saved. */
export const masaPada = (riwayat: readonly MasaTertunda[], tanggal: Tanggal): number | null =>
  latest(riwayat.filter(({ tgl_mulai }) => tgl_mulai <= tanggal))?.lama ?? null;

/**
 * How long something is kept where it may only go when that is beyond doubt: the longer of what holds on a day and on the next,
 * which it is already somewhere else.
 */
export function masaTerlamaPada(riwayat: readonly MasaTertunda[], tanggal: Tanggal): number | null {
  const [kini, besok] = [masaPada(riwayat, tanggal), masaPada(riwayat, addDays(tanggal, 1))];
  return kini === null || besok === null ? null : Math.max(kini, besok);
}

/** What will hold later than that day. */
export const findMasaNanti = (riwayat: readonly MasaTertunda[], tanggal: Tanggal): MasaTertunda | null =>
  latest(riwayat.filter(({ tgl_mulai }) => tgl_mulai > tanggal)) ?? null;

/** How long it is kept in truth, where nothing is kept longer than `terpanjang`. */
export const lamaDisimpan = (lama: number | null, terpanjang: number): number =>
  Math.min(lama ?? terpanjang, terpanjang);

/**
 * From when another time holds: today where it is kept as long or longer, and else 30 days from now. One that waits already
 * goes on waiting where the same is saved again.
 */
export function planMasa(
  riwayat: readonly MasaTertunda[],
  { lama, hari_ini, terpanjang }: { lama: number | null; hari_ini: Tanggal; terpanjang: number },
): MasaTertunda {
  const kini = lamaDisimpan(masaPada(riwayat, hari_ini), terpanjang);
  if (lamaDisimpan(lama, terpanjang) >= kini) return { tgl_mulai: hari_ini, lama };
  const nanti = findMasaNanti(riwayat, hari_ini);
  return nanti?.lama === lama ? nanti : { tgl_mulai: addDays(hari_ini, MASA_TUNGGU_HARI), lama };
}
