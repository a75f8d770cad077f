import { peranOf } from '../session/peran-of.ts';
import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import type { Session } from '../session/use-session.ts';
import type { Pembaca } from './pembaca/pembaca.ts';

/** Whose help concerns somebody, his own first: who looks after others also reads what they are to do. */
export function pembacaOf({ me, organisasi }: Session): readonly Pembaca[] {
  const peran = peranOf(me, organisasi);
  if (isReadOnly(peran)) return ['pemantau'];
  if (peran === 'super_admin') {
    return organisasi ? ['operator', 'anggota', 'super_admin'] : ['super_admin', 'admin_tenant', 'operator', 'anggota'];
  }
  if (!organisasi && peran === 'admin') return ['admin_tenant', 'operator', 'anggota'];
  return peran === 'user' ? ['anggota'] : ['operator', 'anggota'];
}
