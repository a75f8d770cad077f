import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { mayDecideAkses } from '@hadir/rules/tenant/may-decide-akses.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockPermintaanAkses, type PermintaanTersimpan } from './permintaan-akses.queries.ts';
import { found } from '../../platform/kit/found.ts';

/** A request that waits, held until the transaction ends: of two who decide it at once the second is told so. */
export async function getUntukDiputuskan(ctx: UserCtx, permintaan_akses_id: number): Promise<PermintaanTersimpan> {
  const minta = found(await lockPermintaanAkses(ctx.db, permintaan_akses_id));
  if (!mayDecideAkses(ctx.actor.peran, minta.jenis)) throw new Refusal('akses.denied');
  if (minta.status === STATUS_AKSES.dibuat) throw new Refusal('akses.not_submitted');
  if (minta.status !== STATUS_AKSES.diajukan) throw new Refusal('akses.decided');
  return minta;
}
