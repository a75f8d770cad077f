import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { isPenyetuju } from '../persetujuan/is-penyetuju.ts';
import { addJalanKlaim } from './add-jalan-klaim.ts';
import { findKlaim } from './klaim-presensi.queries.ts';

/** One claim; to a plain user only one that he is part of, decides or has decided exists. */
export async function getKlaim(
  ctx: OrganisasiCtx,
  { presensi_klaim_id }: { presensi_klaim_id: number },
): Promise<KlaimPresensi> {
  const found = await findKlaim(ctx, presensi_klaim_id);
  const [klaim] = found ? await addJalanKlaim(ctx, [found]) : [];
  const { user_id: me, peran } = ctx.actor;
  const isPart = klaim?.anggota.some(({ user_id }) => user_id === me);
  if (!klaim || (peran === 'user' && !isPart && !isPenyetuju(klaim.persetujuan, me))) {
    throw new Refusal('input.not_found');
  }
  return klaim;
}
