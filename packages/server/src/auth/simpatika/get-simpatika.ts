import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { findSambungan } from './sambungan.queries.ts';

/** Since when one's own account is joined to the staff system, and when one last came in by it. */
export async function getSimpatika({ db, actor }: UserCtx) {
  const sambungan = await findSambungan(db, actor.user_id);
  return { tersambung_pada: sambungan?.dibuat_pada ?? null, terakhir_pada: sambungan?.terakhir_pada ?? null };
}
