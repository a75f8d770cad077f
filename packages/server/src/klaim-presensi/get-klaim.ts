import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { isAktifDi } from '../anggota/dasar/anggota.queries.ts';
import { foundTerlihat } from '../platform/kit/found.ts';
import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { penyetujuOf } from '@hadir/rules/persetujuan/penyetuju-of.ts';
import { addJalanKlaim } from './add-jalan-klaim.ts';
import { findKlaim } from './klaim-presensi.queries.ts';

/**
 * One claim; to a plain user only one that he is part of, decides or has decided exists, and to who left the place only one
 * that he was part of.
 */
export async function getKlaim(
  ctx: OrganisasiCtx,
  { presensi_klaim_id }: { presensi_klaim_id: number },
): Promise<KlaimPresensi> {
  const found = await findKlaim(ctx, presensi_klaim_id);
  const [klaim] = found ? await addJalanKlaim(ctx, [found]) : [];
  const isAktif = seesSemua(ctx.actor.peran) || (await isAktifDi(ctx, ctx.actor.user_id));
  return foundTerlihat(ctx, klaim, ({ anggota, persetujuan }) => ({
    milik: anggota.map(({ user_id }) => user_id),
    penyetuju: isAktif ? penyetujuOf(persetujuan) : [],
  }));
}
