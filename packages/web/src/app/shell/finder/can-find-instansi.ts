import type { Session } from '../../../base/session/use-session.ts';

/** Whether the search reaches organisations: for who has more than the one that he is in. */
export const canFindInstansi = ({ me }: Session): boolean =>
  me.jumlah_organisasi > 1 || me.is_super_admin || me.is_viewer || me.is_admin || me.is_pemantau;
