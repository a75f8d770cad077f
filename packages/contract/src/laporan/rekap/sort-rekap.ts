/** The orders that a rekap can be asked for. Without a schema: the browser reads its address by them. */
export const SORT_REKAP = [
  'nama',
  '-nama',
  'hadir',
  '-hadir',
  'absen',
  '-absen',
  'terlambat',
  '-terlambat',
  'potongan',
  '-potongan',
  'persentase',
  '-persentase',
] as const;
