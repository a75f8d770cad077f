import { reaches, type Peran } from '../akses/peran.ts';
import type { Penyetuju } from './find-penyetuju.ts';

/** What a decision is: why this person may make it, and for how many levels it stands. */
export type Langkah = { sebab: Penyetuju['sebab']; maju: number };

/** Who may decide now, why, and for how many levels each of them. */
type Hak = { penyetuju: readonly number[]; sebab: Penyetuju['sebab']; countJenjang: (user_id: number) => number };

/** Whether somebody has the turn on whatever waits, whoever else has it: a tenant admin, and who is above him (aturan/cuti#persetujuan). */
export const alwaysHasGiliran = (peran: Peran): boolean => reaches(peran, 'tenant-admin');

/**
 * Somebody's turn on a request that waits; undefined where it is not his (aturan/cuti#persetujuan). Nobody
 * has it on a request of his own (`pihak`).
 */
export function findGiliran(
  { user_id, peran }: { user_id: number; peran: Peran },
  pihak: readonly number[],
  hak: Hak | undefined,
): Langkah | undefined {
  if (pihak.includes(user_id)) return undefined;
  if (hak?.penyetuju.includes(user_id)) return { sebab: hak.sebab, maju: hak.countJenjang(user_id) };
  return alwaysHasGiliran(peran) ? { sebab: 'operator', maju: hak?.countJenjang(user_id) ?? 1 } : undefined;
}
