import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { loadAntrean } from './antrean.queries.ts';
import { filterGiliran } from './filter-giliran.ts';
import type { Jalan } from './jalan.queries.ts';

/** What waits for the caller's own decision, of these kinds; to a tenant admin all that waits but his own. */
export async function listMenungguSaya(ctx: OrganisasiCtx, untuk: readonly UntukPersetujuan[]): Promise<Jalan[]> {
  const { antrean, fakta } = await loadAntrean(ctx, untuk);
  return filterGiliran(ctx, antrean, fakta);
}
