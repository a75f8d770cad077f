import type { Kepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { judgeFakta } from './judge-fakta.ts';
import { findFakta, findKepercayaan } from './kepercayaan.queries.ts';

/**
 * How far an event may be believed: the score it was given while it waited for a person, else one that is made now and not
 * kept. Null to whoever's own it is.
 */
export async function loadKepercayaan(
  { db, organisasi, actor }: OrganisasiCtx,
  { presensi_id, user_id }: { presensi_id: number; user_id: number },
): Promise<Kepercayaan | null> {
  if (user_id === actor.user_id) return null;
  const { organisasi_id } = organisasi;
  const kept = await findKepercayaan(db, organisasi_id, presensi_id);
  if (kept) return kept;
  const fakta = await findFakta(db, organisasi_id, presensi_id);
  return fakta ? judgeFakta(fakta) : null;
}
