/** What stands for a day off; no shift has it. */
export const KODE_LIBUR = 'L';
/** What stands for hours that are no shift of the roster's. */
export const KODE_LAIN = '•';

type Shift = { jadwal_id: number; nama: string };

const LAIN = 'ABCDEFGHIJKMNOPQRSTUVWXYZ0123456789';

/** One letter or digit for each shift, on the screen and on paper: its own first where that is free, else the next of its name. */
export function hurufShift(jadwal: readonly Shift[]): (Shift & { kode: string })[] {
  const taken = new Set([KODE_LIBUR]);
  return jadwal.map(({ jadwal_id, nama }) => {
    const letters = [...nama.toUpperCase(), ...LAIN].filter((letter) => /[A-Z0-9]/.test(letter));
    const kode = letters.find((letter) => !taken.has(letter)) ?? '?';
    taken.add(kode);
    return { jadwal_id, nama, kode };
  });
}
