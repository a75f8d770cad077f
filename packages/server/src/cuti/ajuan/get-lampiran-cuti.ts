import { sendLampiran } from '../../platform/http/lampiran/send-lampiran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { getAjuan } from '../dasar/get-ajuan.ts';

/** The attachment, for those to whom the request exists. */
export async function getLampiranCuti(ctx: OrganisasiCtx, input: { cuti_id: number }): Promise<Download> {
  const { ajuan } = await getAjuan(ctx, input);
  ctx.logChange({ tentang_id: ajuan.user_id });
  return sendLampiran(ctx, ajuan.lampiran);
}
