import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';

/** Of a member: null where it is not known. */
export async function findGender({ db }: OrganisasiCtx, user_id: number): Promise<'L' | 'P' | null> {
  const row = await db
    .selectFrom('users')
    .select('gender')
    .where('user_id', '=', user_id)
    .modifyFront(PREPARED)
    .executeTakeFirst();
  return row?.gender === 'L' || row?.gender === 'P' ? row.gender : null;
}
