import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listSebutan } from './sebutan.queries.ts';

/**
 * Counts against the caller those of these numbers that somebody else of the tenant has: each is told to be known, and
 * whoever asks for very many is refused with the time to wait (aturan/akses#username).
 */
export async function takeNomorDikenal(
  ctx: OrganisasiCtx,
  nomor: readonly (string | null | undefined)[],
  pemilik?: number,
): Promise<void> {
  const asked = nomor.filter((one): one is string => Boolean(one));
  if (asked.length === 0) return;
  const sebutan = await listSebutan(ctx, asked);
  const dikenal = [...sebutan.values()].filter(({ user_ids }) => user_ids.some((user_id) => user_id !== pemilik));
  if (dikenal.length > 0) await ctx.deps.limits.take('nomor_dikenal', String(ctx.actor.user_id), dikenal.length);
}
