import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { loadAntrean } from './antrean.queries.ts';
import { filterGiliran } from './filter-giliran.ts';
import type { Jalan } from './jalan.queries.ts';

/** What waits for the caller's own decision, of these kinds, or of one member's alone; to a tenant admin all that waits but his own. */
export async function listMenungguSaya(
  ctx: OrganisasiCtx,
  untuk: readonly UntukPersetujuan[],
  user_id?: number,
): Promise<Jalan[]> {
  const { antrean, fakta } = await loadAntrean(ctx, untuk);
  const milik = user_id === undefined ? antrean : antrean.filter((one) => one.user_id === user_id);
  return filterGiliran(ctx, milik, fakta);
}
