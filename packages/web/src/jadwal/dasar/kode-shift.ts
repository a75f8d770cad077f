import { hurufShift } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { Tone } from '../../ui/show/tone.ts';

export type KodeShift = { jadwal_id: number; nama: string; kode: string; tone: Tone };

const TONES: readonly Tone[] = ['blue', 'orange', 'dark-green', 'red', 'green', 'dark-red'];

/** The letter of each shift to type it by, and its colour. */
export const listKodeShift = (jadwal: readonly { jadwal_id: number; nama: string }[]): KodeShift[] =>
  hurufShift(jadwal).map((shift, index) => ({ ...shift, tone: TONES[index % TONES.length] ?? 'blue' }));
