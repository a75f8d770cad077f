import type { InstansiCtx } from '../../persetujuan/pejabat.queries.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';
import { insertTautanCuti } from './tautan-cuti.queries.ts';

const EMPAT_BELAS_HARI = 14 * 86_400_000;

/** A link to this level's decision for one approver, good for two weeks: so long he is not told of it again. */
export async function makeTautanPenyetuju(
  ctx: InstansiCtx & { now: Date },
  { cuti_id, urutan }: Ajuan,
  user_id: number,
): Promise<string> {
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + EMPAT_BELAS_HARI);
  await insertTautanCuti(ctx, { token_hash, cuti_id, user_id, urutan, kedaluwarsa_pada });
  return token;
}
