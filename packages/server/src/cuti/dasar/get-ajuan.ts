import { seesSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import type { HakPutus } from '../../persetujuan/jalan/judge-hak.ts';
import { judgePenyetuju } from '../../persetujuan/jalan/judge-penyetuju.ts';
import { findAjuanTerlihat, type Ajuan } from './ajuan.queries.ts';
import { listRiwayat } from './riwayat-cuti.queries.ts';

export type AjuanTerlihat = {
  ajuan: Ajuan;
  /** Who may decide it now; undefined when it does not wait. */
  hak: HakPutus | undefined;
};

/**
 * A request, for those to whom it exists: whose it is, who reads all leave here, and who decides or has decided it; of
 * drafts the same ones as in lists. `dinilai` is who may decide it, where that was just judged.
 */
export async function getAjuan(
  ctx: OrganisasiCtx,
  { cuti_id }: { cuti_id: number },
  dinilai?: HakPutus,
): Promise<AjuanTerlihat> {
  const ajuan = found(await findAjuanTerlihat(ctx, cuti_id));
  const isMenunggu = ajuan.status === STATUS_CUTI.diajukan;
  const hak = isMenunggu ? (dinilai ?? (await judgePenyetuju(ctx, [ajuan]))[0]) : undefined;

  const me = ctx.actor.user_id;
  const isMe = (one: { user_id: number | null }) => one.user_id === me;
  const isOwn = ajuan.user_id === me || ajuan.dibuat_oleh === me;
  const decides = hak?.penyetuju.some(isMe) ?? false;
  foundOnlyIf(isOwn || decides || seesSemuaCuti(ctx.actor) || (await listRiwayat(ctx, cuti_id)).some(isMe));
  return { ajuan, hak };
}
