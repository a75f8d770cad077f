import { sendLampiran } from '../files/send-lampiran.ts';
import type { MilikCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { getGangguan } from './get-gangguan.ts';

/** The evidence of an incident, to those who may see the incident. */
export async function sendBuktiGangguan(ctx: MilikCtx, { gangguan_id }: { gangguan_id: number }): Promise<Download> {
  return sendLampiran(ctx, (await getGangguan(ctx, gangguan_id)).bukti_id);
}
