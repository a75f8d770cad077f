import { judgeHak, type HakPutus, type Menunggu } from './judge-hak.ts';
import { listKepala, listPejabat, type InstansiCtx } from '../dasar/pejabat.queries.ts';

/** Who may decide each of these now, by one look at the organisation (aturan/cuti#persetujuan). */
export async function judgePenyetuju(ctx: InstansiCtx, menunggu: readonly Menunggu[]): Promise<HakPutus[]> {
  if (menunggu.length === 0) return [];
  const named = menunggu.flatMap(({ jenjang }) => jenjang.flatMap((one) => [one.user_id, one.pengganti_user_id]));
  // Both leave together.
  const [kepala, pejabat] = await Promise.all([
    listKepala(ctx, [...new Set(menunggu.map(({ user_id }) => user_id))]),
    listPejabat(
      ctx,
      [...new Set(named)].filter((id) => id !== null),
    ),
  ]);
  return judgeHak(ctx.today, menunggu, { pejabat, kepala });
}
