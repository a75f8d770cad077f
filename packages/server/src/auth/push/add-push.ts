import type { push } from '@hadir/contract/auth/push/push.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { upsertPush } from './push.queries.ts';

/** Lets the browser of this session show what the caller is told; refused where its push service is none that is known. */
export const addPush: Verb<typeof push.addPush> = async (ctx, { endpoint, keys }) => {
  if (!ctx.deps.push.isAlamat(endpoint)) throw new Refusal('push.layanan_asing');
  await upsertPush(ctx, { endpoint, ...keys });
  return null;
};
