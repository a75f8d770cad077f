import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findKlaim } from './klaim-presensi.queries.ts';

/** One claim; to a plain user only one that he is part of exists. */
export async function getKlaim(
  ctx: OrganisasiCtx,
  { presensi_klaim_id }: { presensi_klaim_id: number },
): Promise<KlaimPresensi> {
  const klaim = await findKlaim(ctx, presensi_klaim_id);
  const isPart = klaim?.anggota.some(({ user_id }) => user_id === ctx.actor.user_id);
  if (!klaim || (ctx.actor.peran === 'user' && !isPart)) throw new Refusal('input.not_found');
  return klaim;
}
