import { reaches, type Peran } from '../akses/peran.ts';
import type { Pelihat } from '../akses/terlihat.ts';

/**
 * Whether somebody files claims for every member, which are in force at once, and revises them: operators and who is above
 * them (aturan/perbaikan#memutuskan).
 */
export const mewakiliSemuaKlaim = (peran: Peran): boolean => reaches(peran, 'operator');

/** Whether somebody files one for this member: he himself, and who does so for all. */
export const mewakiliKlaim = ({ user_id, peran }: Pelihat, untuk: number): boolean =>
  user_id === untuk || mewakiliSemuaKlaim(peran);

/** Whether somebody takes a claim back at all: each of those it is about, and who files for all. */
export const mayCancelKlaim = ({ user_id, peran }: Pelihat, milik: readonly number[]): boolean =>
  milik.includes(user_id) || mewakiliSemuaKlaim(peran);
