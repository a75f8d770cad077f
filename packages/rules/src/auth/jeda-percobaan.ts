import { SEHARI_DETIK } from '../waktu/sehari.ts';

/**
 * How long, in seconds, nothing more is tried at an account after so many wrong passwords in a row: the first five cost
 * nothing, the tenth and every later one a quarter of an hour. A guesser is left with a hundred tries a day.
 */
export const JEDA_PERCOBAAN: readonly number[] = [0, 0, 0, 0, 30, 60, 120, 300, 600, 900];

/** Whether after so many wrong ones in a row one has to wait for the next. */
export const isJatahHabis = (gagal: number): boolean =>
  gagal > 0 && (JEDA_PERCOBAAN[Math.min(gagal, JEDA_PERCOBAAN.length) - 1] ?? 0) > 0;

/** Wrong passwords that one address may try, over all accounts, within this time: a school shares one. */
export const BATAS_ALAMAT = { gagal: 300, detik: 300 } as const;

/** After so long without a wrong one, the row of them is forgotten. */
export const LUPA_PERCOBAAN_DETIK = SEHARI_DETIK;
