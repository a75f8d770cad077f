import type { Langkah } from '@hadir/rules/persetujuan/find-giliran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockJalan, type Jalan, type KunciJalan } from './jalan.queries.ts';
import { judgeGiliran, type Dijawab } from './judge-giliran.ts';
import type { HakPutus } from './judge-hak.ts';
import { judgePenyetuju } from './judge-penyetuju.ts';

/** The caller's turn on a request that waits. */
export type Giliran = { jalan: Jalan; langkah: Langkah };

/**
 * Holds the request's way until the transaction ends. Refuses who may not decide it now, and a decision that answers
 * another level or version (`dijawab`). `dinilai` is who may, where that was just judged.
 */
export async function requireGiliran(
  ctx: OrganisasiCtx,
  { untuk, objek_id }: KunciJalan,
  dijawab: Dijawab,
  dinilai?: HakPutus,
): Promise<Giliran> {
  const jalan = found((await lockJalan(ctx, untuk, [objek_id])).get(objek_id));
  const [hak] = dinilai ? [dinilai] : await judgePenyetuju(ctx, [jalan]);
  const langkah = await judgeGiliran(ctx, jalan, hak, dijawab);
  if (langkah instanceof Refusal) throw langkah;
  return { jalan, langkah };
}
