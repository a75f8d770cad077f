import { mayChange } from '@hadir/rules/akses/peran.ts';
import { hasAccess } from '../has-access.ts';
import { peranOf } from '../peran-of.ts';
import type { Session } from '../use-session.ts';

/** Whether somebody may order a subscription where he stands; whoever may not is told whom to ask. */
export const mayOrder = ({ me, organisasi, izin }: Session): boolean =>
  organisasi !== null && mayChange(peranOf(me, organisasi), 'organisasi') && hasAccess(izin, 'kuota.index');
