/** A member's zone, how many of a hundred are in it, and when its seven o'clock is by the clock of Jakarta. */
export const ZONA = [
  { nama: 'WIT', timezone: 'Asia/Jayapura', bagian: 0.05, jamMasuk: 300 },
  { nama: 'WITA', timezone: 'Asia/Makassar', bagian: 0.17, jamMasuk: 360 },
  { nama: 'WIB', timezone: 'Asia/Jakarta', bagian: 0.78, jamMasuk: 420 },
] as const;

/** From 04.00 to 08.00 in Jakarta. */
export const MULAI_MENIT = 240;
export const AKHIR_MENIT = 480;

/**
 * How many of a hundred come so many minutes before or after work begins: few come early, most in the last half hour, the
 * most of all ten minutes before, and some late.
 */
const tibaSemenit = (terhadapJamMasuk: number): number =>
  0.3 * normal(terhadapJamMasuk, -35, 14) +
  0.6 * normal(terhadapJamMasuk, -10, 6) +
  0.1 * normal(terhadapJamMasuk, 8, 9);

/** Of all members, what part taps in each minute of the morning, by zone. */
export function sebaranPagi(): { menit: number; bagian: number[] }[] {
  const all = Array.from({ length: AKHIR_MENIT - MULAI_MENIT }, (_, nth) => MULAI_MENIT + nth);
  const raw = ZONA.map(({ jamMasuk }) => all.map((menit) => tibaSemenit(menit - jamMasuk)));
  const sums = raw.map((one) => one.reduce((sum, value) => sum + value, 0));
  return all.map((menit, nth) => ({
    menit,
    bagian: ZONA.map(({ bagian }, at) => (bagian * (raw[at]?.[nth] ?? 0)) / (sums[at] ?? 1)),
  }));
}

const normal = (x: number, tengah: number, lebar: number) =>
  Math.exp(-((x - tengah) ** 2) / (2 * lebar ** 2)) / (lebar * Math.sqrt(2 * Math.PI));
