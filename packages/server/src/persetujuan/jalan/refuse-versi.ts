import { Refusal } from '../../platform/kit/refusal.ts';
import type { KunciJalan } from './jalan.queries.ts';
import type { LayananCtx } from './persetujuan-upward.ts';

/** The answer to a decision on another version of a request than the one that waits: what it asks for now. */
export async function refuseVersi(ctx: LayananCtx, { untuk, objek_id }: KunciJalan): Promise<Refusal> {
  const permintaan = await ctx.deps.upward.permintaan[untuk].sebut(ctx, objek_id);
  return new Refusal('persetujuan.changed', { hari: permintaan?.tentang });
}
