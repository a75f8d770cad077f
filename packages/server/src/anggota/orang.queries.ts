import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../http/ctx.ts';
import { anggotaAktifSql } from '../kit/anggota-aktif-sql.ts';
import { kodeSql } from '../kit/kode-sql.ts';

const PERAN = kodeSql(KODE_PERAN);

/** An account as those who look after it need it, with how the caller stands to it. */
export function findOrang({ db, actor, today }: UserCtx, user_id: number) {
  return db
    .selectFrom('users')
    .select(['user_id', 'tenant_id', 'nama', 'email', 'username', 'status', 'file_foto', 'is_face_verified'])
    .select(['is_admin', 'is_super_admin', 'is_viewer', 'is_pemantau'])
    .select([
      sql<boolean>`exists (select from anggota a where a.user_id = users.user_id and a.role = ${PERAN.operator})`.as(
        'is_operator',
      ),
      // An organisation in which the caller is operator and this person a member; null where there is none.
      sql<number | null>`(
        select min(a.organisasi_id) from anggota a join anggota saya using (organisasi_id)
        where a.user_id = users.user_id and saya.user_id = ${actor.user_id} and saya.role = ${PERAN.operator}
          and ${anggotaAktifSql('saya', today)}
      )`.as('organisasi_id'),
      sql<boolean>`exists (
        select from anggota a where a.user_id = users.user_id and not exists (
          select from anggota saya where saya.organisasi_id = a.organisasi_id
            and saya.user_id = ${actor.user_id} and saya.role = ${PERAN.operator}
              and ${anggotaAktifSql('saya', today)})
      )`.as('is_di_tempat_lain'),
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}
export type Orang = NonNullable<Awaited<ReturnType<typeof findOrang>>>;
