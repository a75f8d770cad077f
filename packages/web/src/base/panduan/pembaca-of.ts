import { peranOf } from '../session/peran-of.ts';
import type { Session } from '../session/use-session.ts';
import type { Pembaca } from './topik/topik.ts';

/** Whose help concerns somebody, his own first: who looks after others also reads what they are to do. */
export function pembacaOf({ me, organisasi }: Session): readonly Pembaca[] {
  if (!organisasi) return ['tenant', 'operator', 'anggota'];
  return peranOf(me, organisasi) === 'user' ? ['anggota'] : ['operator', 'anggota'];
}
