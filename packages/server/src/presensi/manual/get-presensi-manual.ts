import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { foundTerlihat } from '../../platform/kit/found.ts';
import { penyetujuOf } from '@hadir/rules/persetujuan/penyetuju-of.ts';
import { addJalanManual } from './add-jalan-manual.ts';
import { findManual } from './presensi-manual.queries.ts';

/** One request; to a plain user only his own, and those that he decides or has decided, exist. */
export async function getPresensiManual(
  ctx: OrganisasiCtx,
  { presensi_manual_id }: { presensi_manual_id: number },
): Promise<PresensiManual> {
  const found = await findManual(ctx, presensi_manual_id);
  const [manual] = found ? await addJalanManual(ctx, [found]) : [];
  return foundTerlihat(ctx, manual, ({ anggota, persetujuan }) => ({
    milik: [anggota.user_id],
    penyetuju: penyetujuOf(persetujuan),
  }));
}
