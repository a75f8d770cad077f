import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { isPenyetuju } from '../../persetujuan/is-penyetuju.ts';
import { addJalanManual } from './add-jalan-manual.ts';
import { findManual } from './presensi-manual.queries.ts';

/** One request; to a plain user only his own, and those that he decides or has decided, exist. */
export async function getPresensiManual(
  ctx: OrganisasiCtx,
  { presensi_manual_id }: { presensi_manual_id: number },
): Promise<PresensiManual> {
  const found = await findManual(ctx, presensi_manual_id);
  const [manual] = found ? await addJalanManual(ctx, [found]) : [];
  const { user_id: me, peran } = ctx.actor;
  const isSeen = peran !== 'user' || manual?.anggota.user_id === me;
  if (!manual || (!isSeen && !isPenyetuju(manual.persetujuan, me))) throw new Refusal('input.not_found');
  return manual;
}
