import type { push } from '@hadir/contract/auth/push/push.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { deletePushSesi } from './push.queries.ts';

export const removePush: Verb<typeof push.removePush> = async (ctx) => {
  await deletePushSesi(ctx);
  return null;
};
