import { isKalangan } from '@hadir/rules/akses/is-kalangan.ts';
import { peranOf } from '../../../base/session/peran-of.ts';
import type { Session } from '../../../base/session/use-session.ts';

/** Whether the search reaches organisations: for who has more than the one that he is in. */
export const canFindInstansi = ({ me }: Session): boolean =>
  me.jumlah_organisasi > 1 || isKalangan('tenant', peranOf(me, null));
