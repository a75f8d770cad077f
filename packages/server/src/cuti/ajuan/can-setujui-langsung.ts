import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { giliranSaya } from '../../persetujuan/jalan/giliran-saya.ts';
import type { Menunggu } from '../../persetujuan/jalan/judge-hak.ts';
import { judgePenyetuju } from '../../persetujuan/jalan/judge-penyetuju.ts';

/** Whether the caller's one decision would stand for every level of a request of this member sent now (aturan/cuti#persetujuan). */
export async function canSetujuiLangsung(
  ctx: OrganisasiCtx,
  user_id: number,
  { jenjang, jenjang_oleh }: Pick<Menunggu, 'jenjang' | 'jenjang_oleh'>,
): Promise<boolean> {
  if (user_id === ctx.actor.user_id) return false;
  const menunggu = { user_id, jenjang, jenjang_oleh, urutan: 0, giliran_sejak: ctx.today };
  const [hak] = await judgePenyetuju(ctx, [menunggu]);
  const langkah = giliranSaya(ctx, menunggu, hak);
  return langkah !== undefined && langkah.maju >= jenjang.length;
}
