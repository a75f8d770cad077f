import { organisasiTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { contains } from '../platform/db/list/contains.ts';
import { Refusal } from '../platform/kit/refusal.ts';

/** Which organisations are watched: of a tenant, those given to a monitor, those named, found by a text (a pattern of ilike). */
export type Jangkauan = {
  tenant_id?: number | undefined;
  tugas?: { user_id: number; today: Tanggal } | undefined;
  organisasi_ids?: readonly number[] | undefined;
  q?: string | undefined;
};

type Saring = { tenant_id?: number | undefined; organisasi_id?: number | undefined; q?: string | undefined };

/**
 * What somebody above the organisations watches: his tenant's, those that he was given, or all (aturan/monitoring#siapa).
 * Refuses who belongs to organisations: he has their own Beranda.
 */
export function jangkauanOf(
  { actor, today }: Pick<UserCtx, 'actor' | 'today'>,
  { tenant_id, organisasi_id, q }: Saring,
): Jangkauan {
  const terlihat = organisasiTerlihat(actor.peran);
  if (terlihat === 'keanggotaan') throw new Refusal('akses.denied');
  return {
    // An admin's own tenant, whatever he asks for.
    tenant_id: (terlihat === 'semua' ? actor.tenant_id : null) ?? tenant_id,
    tugas: terlihat === 'tugas' ? { user_id: actor.user_id, today } : undefined,
    organisasi_ids: organisasi_id === undefined ? undefined : [organisasi_id],
    q: q === undefined ? undefined : contains(q),
  };
}
