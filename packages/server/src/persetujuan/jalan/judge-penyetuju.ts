import { loadFaktaPenyetuju, type InstansiCtx } from '../dasar/pejabat.queries.ts';
import { judgeHak, type HakPutus, type Menunggu } from './judge-hak.ts';

/** Who may decide each of these now, by one look at the organisation (aturan/cuti#persetujuan). */
export async function judgePenyetuju(ctx: InstansiCtx, menunggu: readonly Menunggu[]): Promise<HakPutus[]> {
  if (menunggu.length === 0) return [];
  const disebut = menunggu.flatMap(({ jenjang }) => jenjang.flatMap((one) => [one.user_id, one.pengganti_user_id]));
  const fakta = await loadFaktaPenyetuju(
    ctx,
    [...new Set(menunggu.map(({ user_id }) => user_id))],
    [...new Set(disebut)].filter((id) => id !== null),
  );
  return judgeHak(ctx.today, menunggu, fakta);
}
