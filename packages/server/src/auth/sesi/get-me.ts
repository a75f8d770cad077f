import { selectMe } from '../dasar/akun.queries.ts';
import type { auth } from '@hadir/contract/auth/auth.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getMe: Verb<typeof auth.getMe> = (ctx) => selectMe(ctx, ctx.actor.user_id);
