import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import type { HakPutus } from '../../persetujuan/jalan/judge-hak.ts';
import { judgePenyetuju } from '../../persetujuan/jalan/judge-penyetuju.ts';
import { findAjuanTerlihat, type Ajuan } from './ajuan.queries.ts';
import { canSeeCuti } from './can-see-cuti.ts';
import { listRiwayat } from './riwayat-cuti.queries.ts';

export type AjuanTerlihat = {
  ajuan: Ajuan;
  riwayat: Awaited<ReturnType<typeof listRiwayat>>;
  /** Who may decide it now; undefined when it does not wait. */
  hak: HakPutus | undefined;
};

/**
 * A request with what was done with it, for those to whom it exists: whose it is, who reads all leave here, and who
 * decides or has decided it; of drafts the same ones as in lists. `dinilai` is who may decide it, where that was just
 * judged.
 */
export async function getAjuan(
  ctx: OrganisasiCtx,
  { cuti_id }: { cuti_id: number },
  dinilai?: HakPutus,
): Promise<AjuanTerlihat> {
  const [row, riwayat] = await Promise.all([findAjuanTerlihat(ctx, cuti_id), listRiwayat(ctx, cuti_id)]);
  const ajuan = found(row);
  const isMenunggu = ajuan.status === STATUS_CUTI.diajukan;
  const hak = isMenunggu ? (dinilai ?? (await judgePenyetuju(ctx, [ajuan]))[0]) : undefined;

  const me = ctx.actor.user_id;
  const isOwn = ajuan.user_id === me || ajuan.dibuat_oleh === me;
  const decides = [...(hak?.penyetuju ?? []), ...riwayat].some((one) => one.user_id === me);
  foundOnlyIf(isOwn || decides || canSeeCuti(ctx));
  return { ajuan, riwayat, hak };
}
