import { SEMUA_ZONA, ZONA, ZONA_BAWAAN, type Zona } from '@hadir/rules/waktu/zona.ts';

/** The zone of Indonesia that a device's clock shows, by how many minutes it is ahead of UTC; WIB anywhere else. */
export function zonaPerangkat(menit = -new Date().getTimezoneOffset()): Zona {
  const zona = SEMUA_ZONA.find((one) => ZONA[one] * 60 === menit);
  return zona ?? ZONA_BAWAAN;
}
