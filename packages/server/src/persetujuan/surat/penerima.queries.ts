import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Who of these has an address, the caller left out. */
export async function listPenerima(
  { db }: OrganisasiCtx,
  user_ids: readonly number[],
  kecuali: number,
): Promise<{ user_id: number; nama: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['user_id', 'nama', 'email'])
    .where(sql<boolean>`user_id = any(${user_ids}::integer[])`)
    .where('user_id', '<>', kecuali)
    .where('email', 'is not', null)
    .orderBy('user_id')
    .$narrowType<{ email: string }>()
    .modifyFront(PREPARED)
    .execute();
}
