import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { deleteAjuan } from '../dasar/ajuan.queries.ts';
import { toLogDraf } from './get-cuti.ts';
import { getDraf } from './get-draf.ts';

export async function removeDrafCuti(ctx: OrganisasiCtx, { cuti_id }: { cuti_id: number }): Promise<null> {
  const draf = await getDraf(ctx, cuti_id, 'dihapus');
  await deleteAjuan(ctx, cuti_id);
  ctx.logChange({ sebelum: toLogDraf(draf), tentang_id: draf.user_id });
  return null;
}
