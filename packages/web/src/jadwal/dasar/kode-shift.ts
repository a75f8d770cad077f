import type { Tone } from '../../ui/show/tone.ts';

export type KodeShift = { jadwal_id: number; nama: string; kode: string; tone: Tone };

/** What stands for a day off; no shift has it. */
export const KODE_LIBUR = 'L';

const TONES: readonly Tone[] = ['blue', 'orange', 'dark-green', 'red', 'green', 'dark-red'];
const LAIN = 'ABCDEFGHIJKMNOPQRSTUVWXYZ0123456789';

/** One letter or digit for each shift to type it by: its own first where that is free, else the next of its name. */
export function listKodeShift(jadwal: readonly { jadwal_id: number; nama: string }[]): KodeShift[] {
  const taken = new Set([KODE_LIBUR]);
  return jadwal.map(({ jadwal_id, nama }, index) => {
    const letters = [...nama.toUpperCase(), ...LAIN].filter((letter) => /[A-Z0-9]/.test(letter));
    const kode = letters.find((letter) => !taken.has(letter)) ?? '?';
    taken.add(kode);
    return { jadwal_id, nama, kode, tone: TONES[index % TONES.length] ?? 'blue' };
  });
}
