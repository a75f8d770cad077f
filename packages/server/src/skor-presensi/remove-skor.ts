import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { listSkorTersisa } from '@hadir/rules/kehadiran/hari/list-skor-tersisa.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getSkorMilik } from './get-skor-milik.ts';
import { deleteSkor, listSkorBerpemilik } from './skor-presensi.queries.ts';
import { touchSkor } from './touch-skor.ts';

type Hapusan = UbahLalu & { skor_presensi_id: number; hapus_salinan?: boolean };

/** Takes a category away, and with `hapus_salinan` the copies of the tenant's that were made for it. */
export async function removeSkor(ctx: MilikCtx, { skor_presensi_id, hapus_salinan = false, ...cara }: Hapusan) {
  const sebelum = await getSkorMilik(ctx, skor_presensi_id);
  const salinan = hapus_salinan ? await listSalinan(ctx, skor_presensi_id) : [];
  const dihapus = [sebelum, ...salinan];
  await deleteSkor(
    ctx,
    dihapus.map((one) => one.skor_presensi_id),
  );
  ctx.logChange({ sebelum: salinan.length > 0 ? dihapus : sebelum });
  const perubahan = dihapus.map((before) => ({ before, after: null }));
  return { dampak: await touchSkor(ctx, perubahan, { ...cara, isSame: false }) };
}

async function listSalinan(ctx: MilikCtx, skor_presensi_id: number) {
  const semua = await listSkorBerpemilik(ctx);
  return semua
    .filter((one) => one.skor_presensi_id === skor_presensi_id)
    .map((one) => listSkorTersisa(semua, one))
    .flatMap(({ tersisa, isSalinan }) => (isSalinan ? tersisa : []));
}
