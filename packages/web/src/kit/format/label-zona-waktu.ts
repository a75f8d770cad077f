import { LABEL_ZONA, SEMUA_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';

/** The three zones of Indonesia in its own words: 'WIB (Asia/Jakarta)'. */
export const LABEL_ZONA_WAKTU = Object.fromEntries(
  SEMUA_ZONA.map((zona) => [zona, `${LABEL_ZONA[zona]} (${zona})`]),
) as Record<Zona, string>;
