import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { hasAnggotaLain } from './has-anggota-lain.queries.ts';

/**
 * Whether a change reaches the caller and nobody else where there are others: hours that only she has, or a group of one, are
 * hers as a schedule of her own is. Who is alone at her place sets its hours (aturan/jadwal#hari-sendiri).
 */
export async function isHanyaSendiri(
  ctx: MilikCtx,
  siapa: readonly { organisasi_id: number; user_id: number }[],
): Promise<boolean> {
  const [first] = siapa;
  if (!first || siapa.some(({ user_id }) => user_id !== ctx.actor.user_id)) return false;
  return hasAnggotaLain(ctx, first.organisasi_id);
}
