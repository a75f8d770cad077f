import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';

/** The three zones of Indonesia in its own words. */
export const LABEL_ZONA_WAKTU: Record<NonNullable<Lokasi['timezone']>, string> = {
  'Asia/Jakarta': 'WIB (Asia/Jakarta)',
  'Asia/Makassar': 'WITA (Asia/Makassar)',
  'Asia/Jayapura': 'WIT (Asia/Jayapura)',
};
