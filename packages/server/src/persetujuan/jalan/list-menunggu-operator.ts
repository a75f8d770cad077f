import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { loadAntrean } from './antrean.queries.ts';
import type { Jalan } from './jalan.queries.ts';
import { judgeHak } from './judge-hak.ts';

/** What waits, of these kinds, for the decision of an operator of the organisation, whichever: to who only watches them. */
export async function listMenungguOperator(ctx: OrganisasiCtx, untuk: readonly UntukPersetujuan[]): Promise<Jalan[]> {
  const { antrean, fakta } = await loadAntrean(ctx, untuk);
  const hak = judgeHak(ctx.today, antrean, fakta);
  return antrean.filter((_, i) => hak[i]?.penyetuju.some(({ is_operator }) => is_operator));
}
