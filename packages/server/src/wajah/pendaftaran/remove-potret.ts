import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { removeFotoWajah } from '../dasar/foto-wajah.ts';
import { deletePotret } from './wajah.queries.ts';

/** Takes an enrolment's photos away for good, and what was measured of them. */
export async function removePotret(
  ctx: { db: Db; deps: Pick<Deps, 'files'>; now: Date },
  wajah_id: number,
): Promise<void> {
  await removeFotoWajah(ctx, await deletePotret(ctx.db, wajah_id));
}
