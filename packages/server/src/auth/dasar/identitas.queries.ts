import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** What everybody knows of a person, or could: his names, and his numbers in the organisations he belongs to. */
export async function listIdentitas(db: Db, user_id: number): Promise<string[]> {
  const row = await db
    .selectFrom('users')
    .leftJoin('anggota', 'anggota.user_id', 'users.user_id')
    .select(['users.username', 'users.email', 'users.nama', 'users.no_hp'])
    .select(sql<string[]>`coalesce(array_agg(n.nomor) filter (where n.nomor is not null), '{}')`.as('nomor'))
    .leftJoinLateral(
      sql<{ nomor: string }>`(select unnest(array[anggota.nip, anggota.nik, anggota.nuptk, anggota.pin]) as nomor)`.as(
        'n',
      ),
      (join) => join.onTrue(),
    )
    .where('users.user_id', '=', user_id)
    .groupBy('users.user_id')
    .executeTakeFirst();
  if (!row) return [];
  const { nomor, ...names } = row;
  return [...Object.values(names), ...nomor].filter((one) => one !== null);
}
