import { hasIzin } from '../izin.ts';
import type { Pemegang } from '../pemegang.ts';
import { canManage, type Peran } from '../peran.ts';

/** Whose account it is: the highest that he is anywhere, and whether he belongs somewhere that is not the caller's. */
export type PemilikAkun = { peran: Peran; is_di_tempat_lain: boolean };

/**
 * Why somebody may not change another's account (name, photo, username, password, e-mail, activation, status), or null
 * when he may. An account is one for all organisations of its tenant: an operator changes it only where nobody else has
 * a part in it. What belongs to a membership (group, schedule, NIP, role there) is not asked here.
 */
export function judgeUbahAkun(actor: Peran, akun: PemilikAkun): 'akses.denied' | 'akun.member_elsewhere' | null {
  if (!canManage(actor, akun.peran)) return 'akses.denied';
  return actor === 'operator' && akun.is_di_tempat_lain ? 'akun.member_elsewhere' : null;
}

/** Whether somebody looks after the accounts of others at all, whosever they are (aturan/akses#izin). */
export const mengurusAkun = ({ peran, izin }: Pick<Pemegang, 'peran' | 'izin'>): boolean =>
  hasIzin(peran, 'user.index', izin);
