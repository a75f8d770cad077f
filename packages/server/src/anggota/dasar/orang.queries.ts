import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from './anggota-aktif-sql.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { diTempatLainSql, operatorSql } from './pemilik-akun.queries.ts';

const PERAN = kodeSql(KODE_PERAN);

/** An account as those who look after it need it, with how the caller stands to it. */
export function findOrang(ctx: UserCtx, user_id: number) {
  const { db, actor, today } = ctx;
  return db
    .selectFrom('users')
    .select(['user_id', 'tenant_id', 'nama', 'email', 'username', 'status', 'file_foto', 'is_face_verified'])
    .select(['is_admin', 'is_super_admin', 'is_viewer', 'is_pemantau'])
    .select([
      operatorSql.as('is_operator'),
      diTempatLainSql(ctx).as('is_di_tempat_lain'),
      // An organisation in which the caller is operator and this person a member; null where there is none.
      sql<number | null>`(
        select min(a.organisasi_id) from anggota a join anggota saya using (organisasi_id)
        where a.user_id = users.user_id and saya.user_id = ${actor.user_id} and saya.role = ${PERAN.operator}
          and ${anggotaAktifSql('saya', today)}
      )`.as('organisasi_id'),
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}
export type Orang = NonNullable<Awaited<ReturnType<typeof findOrang>>>;
