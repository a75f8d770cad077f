import { hasAccess } from '../../../base/session/has-access.ts';
import type { Session } from '../../../base/session/use-session.ts';

/** Whether the search reaches members: of the organisation that one is in, for who may read them. */
export const canFindAnggota = ({ organisasi, izin }: Session): boolean =>
  organisasi !== null && hasAccess(izin, 'user.index');
