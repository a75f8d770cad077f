import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { found } from '../platform/kit/found.ts';
import { findPemantau } from './pemantau.queries.ts';

/** One monitor; 404 for an account that is none. */
export const getPemantau: Verb<typeof pemantau.getPemantau> = async (ctx, { user_id }) =>
  found(await findPemantau(ctx, user_id));
