import { seesPotret } from '@hadir/rules/wajah/sees-potret.ts';
import type { WajahPresensi } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { requireLihatPresensi } from '../../presensi/foto/require-lihat-presensi.ts';
import { findAturanWajah } from '../dasar/aturan-wajah.queries.ts';
import { toHasilWire } from './to-hasil-wire.ts';
import { findWajahPresensi } from './wajah-presensi.queries.ts';

/**
 * What comparing one event's selfie came to, for those who may see the event, who decides its request among them; the
 * enrolment's photos are only for those who confirm them, and for him whose they are (aturan/wajah#putusan).
 */
export async function getWajahPresensi(
  ctx: OrganisasiCtx,
  { presensi_id }: { presensi_id: number },
): Promise<WajahPresensi> {
  const row = found(await findWajahPresensi(ctx, presensi_id));
  await requireLihatPresensi(ctx, { presensi_id, user_id: row.user_id });
  const { is_wajah } = await findAturanWajah(ctx);
  return { ...toHasilWire(row), is_wajah, is_potret_terlihat: seesPotret(ctx.actor, row.user_id) };
}
