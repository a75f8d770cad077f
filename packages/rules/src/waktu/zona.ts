import type { WaktuLokal } from './waktu-lokal.ts';

/** Indonesia's zones, WIB, WITA and WIT, with their hours ahead of UTC. None of them changes its clocks in summer. */
export const ZONA = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;

export type Zona = keyof typeof ZONA;

/** From west to east. */
export const SEMUA_ZONA = Object.keys(ZONA) as readonly Zona[];

/** By which whatever has no place of its own tells the time: the product, a tenant, an organisation that has set none. */
export const ZONA_BAWAAN: Zona = 'Asia/Jakarta';
/** Where each day begins first, and where last: what lies in any zone lies between the two. */
export const ZONA_PERTAMA: Zona = 'Asia/Jayapura';
export const ZONA_TERAKHIR: Zona = 'Asia/Jakarta';

/** As people call them. */
export const LABEL_ZONA: Record<Zona, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/**
 * A map: a zone comes out of the database as a new text each time, and the engine throws code away that it has compiled around
 * the name of a property when the name is another text, however equal.
 */
const JAM: ReadonlyMap<string, number> = new Map(Object.entries(ZONA));

function detikOf(zona: Zona): number {
  const jam = JAM.get(zona);
  if (jam === undefined) throw new RangeError(`Not a zone of Indonesia: ${zona}`);
  return jam * 3600;
}

/** What the clocks of a zone show at an instant given in epoch milliseconds; parts of a second are dropped. */
export function waktuLokalOf(epochMs: number, zona: Zona): WaktuLokal {
  return Math.floor(epochMs / 1000) + detikOf(zona);
}

/** The instant, in epoch milliseconds, at which the clocks of a zone show this. */
export function epochMsOf(waktu: WaktuLokal, zona: Zona): number {
  return (waktu - detikOf(zona)) * 1000;
}
