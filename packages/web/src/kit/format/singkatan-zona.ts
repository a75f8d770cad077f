import type { Zona } from '@hadir/rules/waktu/zona.ts';

/** What a zone of Indonesia is called beside a time. */
export const SINGKATAN_ZONA: Record<Zona, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};
