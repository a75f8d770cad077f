/** The lines of a trend of attendance: what each counts, what it is called, and its colour. */
export const SERI_TREN = [
  ['hadir', 'Hadir', 'brand'],
  ['terlambat', 'Terlambat', 'orange'],
  ['cuti', 'Cuti', 'blue'],
  ['absen', 'Absen', 'dark-red'],
] as const;
