import { isBerlaku, type Berlaku, type Tanggal } from './tanggal.ts';
import { ZONA_BAWAAN, type Zona } from './zona.ts';

/** A zone with the dates on which it was a place's. */
export type ZonaBerlaku = Berlaku & { timezone: Zona };

/** The zone that a place had on a date (aturan/presensi#zona). */
export const zonaOn = (zona: readonly ZonaBerlaku[], tanggal: Tanggal): Zona =>
  zona.find((row) => isBerlaku(row, tanggal))?.timezone ?? ZONA_BAWAAN;
