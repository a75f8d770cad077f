import type { ErrorCode } from '@hadir/contract/errors.ts';
import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { judgeAkses } from '@hadir/rules/akses/judge-akses.ts';
import type { Panggilan } from '@hadir/rules/akses/panggilan.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import type { Pelaku } from './find-pelaku.queries.ts';
import { sebutTempatTutup } from './refuse-penutupan.ts';

/** The part of a call's declaration that decides who is let in. */
export type AccessRules = Omit<Panggilan, 'isMenulis'> & Pick<Endpoint, 'method' | 'writes'>;

type Ditolak = { refusal: ErrorCode; details?: Record<string, string> };

/** Who this person is to this call, or its refusal; the rule is that of `judgeAkses`. */
export function askAkses(
  endpoint: AccessRules,
  pelaku: Pelaku,
  saat: Parameters<typeof judgeAkses>[2],
): { peran: Peran } | Ditolak {
  const judged = judgeAkses({ ...endpoint, isMenulis: isWrite(endpoint) }, pelaku, saat);
  if ('peran' in judged) return judged;
  return judged.tolak === 'tempat.ditutup' ? refuseTutup(pelaku) : { refusal: judged.tolak };
}

/** Says what closes the place, to who would be let in otherwise. */
export const refuseTutup = ({ tempat_tutup }: Pelaku): Ditolak =>
  tempat_tutup
    ? { refusal: 'tempat.ditutup', details: sebutTempatTutup(tempat_tutup) }
    : { refusal: 'organisasi.cannot_enter' };
