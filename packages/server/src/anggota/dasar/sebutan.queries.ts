import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** What a text is to the tenant: somebody's username, or the number of these accounts. */
type Sebutan = { is_username: boolean; is_nasional: boolean; user_ids: readonly number[] };

/** Of these numbers and usernames, those that somebody of the tenant goes by; what of it is told is the caller's to weigh. */
export async function listSebutan(
  { db, tenant_id }: Pick<OrganisasiCtx, 'db' | 'tenant_id'>,
  teks: readonly string[],
): Promise<Map<string, Sebutan>> {
  const { rows } = await sql<Sebutan & { teks: string }>`
    select * from hadir.sebutan_dipakai(${tenant_id}, ${[...new Set(teks)]}::text[])`.execute(db);
  return new Map(rows.map(({ teks: one, ...rest }) => [one, rest]));
}
