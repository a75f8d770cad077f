import { hasIzin } from '@hadir/rules/akses/izin.ts';
import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/**
 * Whether someone reads everybody's leave here: who is more than a plain user and holds the name
 * (aturan/cuti#terlihat).
 */
export const canSeeCuti = ({ actor }: Pick<OrganisasiCtx, 'actor'>): boolean =>
  seesSemua(actor.peran) && hasIzin(actor.peran, 'cuti-ajuan.index', actor.izin);
