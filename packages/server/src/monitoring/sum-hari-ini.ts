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
  const sum: HariIni = {
    anggota: 0,
    wajib: 0,
    tiba: 0,
    hadir: 0,
    terlambat: 0,
    belum: 0,
    belum_mulai: 0,
    absen: 0,
    cuti: 0,
    libur: 0,
    terakhir: null,
  };
  for (const row of rows) for (const name of COUNTS) sum[name] += row[name];
  return sum;
}
