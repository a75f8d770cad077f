import { HARI_KOSONG } from './hari-kosong.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';

type HariIni = Pantauan['hari_ini'];

const COUNTS = [
  'anggota',
  'wajib',
  'tiba',
  'hadir',
  'terlambat',
  'belum',
  'belum_mulai',
  'absen',
  'cuti',
  'libur',
] as const;

/** Today over all of them. When the last event was, each says by its own clock: together they have none. */
export function sumHariIni(rows: readonly HariIni[]): HariIni {
  const sum: HariIni = { ...HARI_KOSONG };
  for (const row of rows) for (const name of COUNTS) sum[name] += row[name];
  return sum;
}
