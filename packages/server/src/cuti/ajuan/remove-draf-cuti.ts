import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { deleteAjuan } from '../dasar/ajuan.queries.ts';
import { getCutiDiubah, toLogCuti } from './get-cuti.ts';
import { getDraf } from './get-draf.ts';

export async function removeDrafCuti(ctx: OrganisasiCtx, { cuti_id }: { cuti_id: number }): Promise<null> {
  await getDraf(ctx, cuti_id, 'dihapus');
  const sebelum = toLogCuti(await getCutiDiubah(ctx, cuti_id));
  await deleteAjuan(ctx, cuti_id);
  ctx.logChange({ sebelum, tentang_id: sebelum.user_id });
  return null;
}
