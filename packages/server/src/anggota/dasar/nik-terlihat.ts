import { samarkan } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

type Milik = { user_id: number; nik: string | null };

/** A member's NIK as answers about him show it: whole to himself, its end to everybody else (aturan/akses#nomor-pribadi). */
export const nikTerlihat = ({ actor }: Pick<OrganisasiCtx, 'actor'>, { user_id, nik }: Milik): string | null =>
  user_id === actor.user_id ? nik : samarkan(nik);
