import { sendLampiran } from '../platform/http/lampiran/send-lampiran.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import type { Download } from '../platform/http/answer/download.ts';
import { findGangguan } from './gangguan.queries.ts';
import { found } from '../platform/kit/found.ts';

/** The evidence of an incident, to those who may see the incident. */
export async function getBuktiGangguan(ctx: MilikCtx, { gangguan_id }: { gangguan_id: number }): Promise<Download> {
  return sendLampiran(ctx, found(await findGangguan(ctx, gangguan_id)).bukti_id);
}
