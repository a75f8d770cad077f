import { sendLampiran } from '../files/send-lampiran.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { getAjuan } from './get-ajuan.ts';

/** The attachment, for those to whom the request exists. */
export async function sendLampiranCuti(ctx: OrganisasiCtx, input: { cuti_id: number }): Promise<Download> {
  const { ajuan } = await getAjuan(ctx, input);
  return sendLampiran(ctx, ajuan.lampiran);
}
