import { organisasiTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from '../dasar/anggota-aktif-sql.ts';
import { dipantauSql } from '../../organisasi/dipantau-sql.ts';

/**
 * The photo of a person whom the caller may see: himself, members of an organisation that he belongs to or watches,
 * and everybody in his scope for those above the organisations. Undefined for anybody else, and where there is none.
 */
export async function findFoto({ db, actor, today }: UserCtx, user_id: number): Promise<string | undefined> {
  const isAbove = organisasiTerlihat(actor.peran) === 'semua';
  const row = await db
    .selectFrom('users')
    .select('file_foto')
    .where('user_id', '=', user_id)
    .$if(!isAbove, (q) =>
      q.where((eb) =>
        eb.or([
          eb('user_id', '=', actor.user_id),
          sql<boolean>`exists (
            select from anggota a join anggota saya using (organisasi_id)
            where a.user_id = users.user_id and saya.user_id = ${actor.user_id}
              and ${anggotaAktifSql('saya', today)})`,
          sql<boolean>`exists (
            select from anggota a where a.user_id = users.user_id and ${dipantauSql('a', actor.user_id, today)})`,
        ]),
      ),
    )
    .executeTakeFirst();
  return row?.file_foto ?? undefined;
}

export async function updateFoto({ db }: UserCtx, user_id: number, file_foto: string): Promise<void> {
  await db.updateTable('users').set({ file_foto }).where('user_id', '=', user_id).execute();
}
