import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { organisasiTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { MilikLog } from './saring-log.ts';

type Tempat = { tenant_id?: number | undefined; organisasi_id?: number | undefined };

/**
 * Whose log a person reads who stands above the organisations: of his tenant, or where he has none whatever he asks for.
 * Refuses everybody else: an operator reads that of his organisation there (aturan/log#pembaca).
 */
export function milikOf({ actor }: UserCtx, { tenant_id, organisasi_id }: Tempat): MilikLog {
  if (organisasiTerlihat(actor.peran) !== 'semua') throw new Refusal('akses.denied');
  return { tenant_id: actor.tenant_id ?? tenant_id ?? null, organisasi_id: organisasi_id ?? null };
}

/** The clocks by which a tenant's days are told: it has no place of its own. */
export const ZONA_TENANT = ZONA_BAWAAN;
