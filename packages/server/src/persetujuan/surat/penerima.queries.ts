import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Who these are, the caller left out; whoever has no address reads it in his bell. */
export async function listPenerima(
  { db }: Pick<OrganisasiCtx, 'db'>,
  user_ids: readonly number[],
  kecuali: number | null = null,
): Promise<{ user_id: number; nama: string; email: string | null }[]> {
  return db
    .selectFrom('users')
    .select(['user_id', 'nama', 'email'])
    .where(sql<boolean>`user_id = any(${user_ids}::integer[])`)
    .where(sql<boolean>`user_id is distinct from ${kecuali}::integer`)
    .orderBy('user_id')
    .modifyFront(PREPARED)
    .execute();
}
