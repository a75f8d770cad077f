import type { Session } from '../../../base/session/use-session.ts';
import { canFindAnggota } from './can-find-anggota.ts';
import { canFindInstansi } from './can-find-instansi.ts';

/** What the search promises, to the top bar and to the search itself. */
export function searchHint(session: Session): string {
  if (canFindAnggota(session)) return 'Cari menu, anggota, laporan…';
  return canFindInstansi(session) ? 'Cari menu, instansi…' : 'Cari menu…';
}
