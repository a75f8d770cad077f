import { ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';

/** The zone of Indonesia that a device's clock shows, by how many minutes it is ahead of UTC; WIB anywhere else. */
export function zonaPerangkat(menit = -new Date().getTimezoneOffset()): Zona {
  const zona = (Object.keys(ZONA) as Zona[]).find((one) => ZONA[one] * 60 === menit);
  return zona ?? 'Asia/Jakarta';
}
