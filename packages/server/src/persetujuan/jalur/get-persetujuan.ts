import type { Persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { nameJenjang } from '../dasar/name-jenjang.ts';
import { findJalur } from '../dasar/jalur.queries.ts';

export async function getPersetujuan(
  ctx: OrganisasiCtx,
  { persetujuan_id }: { persetujuan_id: number },
): Promise<Persetujuan> {
  const jalur = found(await findJalur(ctx, persetujuan_id));
  const [jenjang = []] = await nameJenjang(ctx, [jalur.jenjang]);
  return { ...jalur, jenjang };
}
