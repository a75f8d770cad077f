import { reaches } from '../../akses/peran.ts';
import type { Pelihat } from '../../akses/terlihat.ts';
import type { PihakTukar } from './perpindahan-tukar.ts';

const mewakiliSemuaTukar = ({ peran }: Pelihat): boolean => reaches(peran, 'operator');

/** Whether somebody asks for a swap for this member: he himself, and operators (aturan/jadwal#tukar-shift). */
export const mewakiliTukar = (oleh: Pelihat, user_id: number): boolean =>
  oleh.user_id === user_id || mewakiliSemuaTukar(oleh);

/** As whom somebody moves a swap of these two on (aturan/jadwal#tukar-shift); empty where it is nothing to him. */
export function listPihakTukar(oleh: Pelihat, { a, b }: Record<'a' | 'b', { user_id: number }>): PihakTukar[] {
  const pihak: PihakTukar[] = mewakiliSemuaTukar(oleh) ? ['operator'] : [];
  if (oleh.user_id === a.user_id) pihak.push('a');
  if (oleh.user_id === b.user_id) pihak.push('b');
  return pihak;
}
