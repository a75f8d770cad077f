import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** These members and those with whom they have an approved swap: the roster of the one judges the other. */
export async function listPasanganTukar(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from unnest(${user_ids}::integer[]) as u (user_id)
    union
    select p.user_id from tukar_shift t cross join lateral (values (t.user_id_a), (t.user_id_b)) as p (user_id)
    where t.organisasi_id = ${organisasi.organisasi_id} and t.status = 'disetujui'
      and (t.user_id_a = any(${user_ids}::integer[]) or t.user_id_b = any(${user_ids}::integer[]))
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}
