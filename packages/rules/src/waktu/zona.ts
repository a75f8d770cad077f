import type { WaktuLokal } from './waktu-lokal.ts';

/** Indonesia's zones, WIB, WITA and WIT, with their hours ahead of UTC. None of them changes its clocks in summer. */
export const ZONA = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;

export type Zona = keyof typeof ZONA;

/** As people call them. */
export const NAMA_ZONA: Record<Zona, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** What the clocks of a zone show at an instant given in epoch milliseconds; parts of a second are dropped. */
export function waktuLokalOf(epochMs: number, zona: Zona): WaktuLokal {
  return Math.floor(epochMs / 1000) + ZONA[zona] * 3600;
}

/** The instant, in epoch milliseconds, at which the clocks of a zone show this. */
export function epochMsOf(waktu: WaktuLokal, zona: Zona): number {
  return (waktu - ZONA[zona] * 3600) * 1000;
}
