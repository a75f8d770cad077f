import type { Session } from '../../../base/session/use-session.ts';
import { canFindAnggota } from './can-find-anggota.ts';

/** What the search promises, to the top bar and to the search itself. */
export const searchHint = (session: Session): string =>
  canFindAnggota(session) ? 'Cari menu, anggota, laporan…' : 'Cari menu…';
