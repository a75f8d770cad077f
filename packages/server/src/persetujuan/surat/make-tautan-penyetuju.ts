import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import type { InstansiCtx } from '../dasar/pejabat.queries.ts';
import type { Jalan } from '../jalan/jalan.queries.ts';
import { insertTautan, MASA_TAUTAN } from './tautan.queries.ts';

/** A link to this level's decision on this version for one approver, good for a while (aturan/cuti#persetujuan): so long he is not told of it again. */
export async function makeTautanPenyetuju(
  ctx: InstansiCtx & { now: Date },
  { jalan_id, urutan, versi }: Jalan,
  user_id: number,
): Promise<string> {
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + MASA_TAUTAN);
  await insertTautan(ctx, { token_hash, jalan_id, user_id, urutan, versi, kedaluwarsa_pada });
  return token;
}
