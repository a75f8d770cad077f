import { reaches } from '../akses/peran.ts';
import type { Pelihat } from '../akses/terlihat.ts';

/**
 * What somebody is told whose turn it is not (aturan/cuti#persetujuan): that the request is his own (`pihak`), and only an
 * operator that another has the turn, since to everybody else it is nothing to decide.
 */
export function refuseGiliran(
  { user_id, peran }: Pelihat,
  pihak: readonly number[],
): 'persetujuan.own_request' | 'akses.denied' | 'persetujuan.not_your_turn' {
  if (pihak.includes(user_id)) return 'persetujuan.own_request';
  return reaches(peran, 'operator') ? 'persetujuan.not_your_turn' : 'akses.denied';
}
