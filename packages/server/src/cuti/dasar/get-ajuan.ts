import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { seesAjuan } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { isAktifDi } from '../../anggota/dasar/anggota.queries.ts';
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
 * drafts the same ones as in lists.
 */
export async function getAjuan(ctx: OrganisasiCtx, { cuti_id }: { cuti_id: number }): Promise<AjuanTerlihat> {
  const ajuan = found(await findAjuanTerlihat(ctx, cuti_id));
  const hak = await findHakPutus(ctx, ajuan);
  await requireTerlihat(ctx, ajuan, hak);
  return { ajuan, hak };
}

/** Who may decide a request now; undefined when it does not wait. `dinilai` is the same, where that was just judged. */
export const findHakPutus = async (
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  dinilai?: HakPutus,
): Promise<HakPutus | undefined> =>
  ajuan.status === STATUS_CUTI.diajukan ? (dinilai ?? (await judgePenyetuju(ctx, [ajuan]))[0]) : undefined;

/** Refuses whom a request does not exist to. */
export async function requireTerlihat(ctx: OrganisasiCtx, ajuan: Ajuan, hak: HakPutus | undefined): Promise<void> {
  const idOf = ({ user_id }: { user_id: number }) => user_id;
  const pihak = { milik: [ajuan.user_id, ajuan.dibuat_oleh], penyetuju: hak?.penyetuju.map(idOf) ?? [] };
  // Who has done something with it is looked up only for whom it is not there otherwise.
  const pernah = async () => ({
    ...pihak,
    penyetuju: (await listRiwayat(ctx, ajuan.cuti_id)).flatMap(({ user_id }) => user_id ?? []),
  });
  foundOnlyIf(
    ajuan.user_id === ctx.actor.user_id ||
      ((await isTidakKeluar(ctx)) && (seesAjuan(ctx.actor, pihak) || seesAjuan(ctx.actor, await pernah()))),
  );
}

/** Whether the caller has not left the place: who has reads his own leave alone (aturan/akses#tidak-aktif). */
const isTidakKeluar = async (ctx: OrganisasiCtx): Promise<boolean> =>
  seesSemua(ctx.actor.peran) || isAktifDi(ctx, ctx.actor.user_id);
