import type { push } from '@hadir/contract/auth/push/push.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { findPushSesi } from './push.queries.ts';

export const getPush: Verb<typeof push.getPush> = async (ctx) => ({
  kunci_publik: ctx.deps.push.kunciPublik,
  is_aktif: (await findPushSesi(ctx)) !== undefined,
});
