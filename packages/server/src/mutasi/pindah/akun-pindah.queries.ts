import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';

/** Whether somebody is still an active member anywhere but here. */
export async function isAktifLain(db: Db, user_id: number, organisasi_id: number, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .select('organisasi_id')
    .where('user_id', '=', user_id)
    .where('organisasi_id', '<>', organisasi_id)
    .where(anggotaAktifSql('anggota', today))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Orang = { user_id: number; nomor: readonly (string | null)[] };

/**
 * Whom a tenant knows him by: the account from which, or to which, an earlier transfer led him, else one with one of his
 * national numbers.
 */
export async function findOrangDahulu(db: Db, tenant_id: number, { user_id, nomor }: Orang, today: string) {
  const { rows } = await sql<{ user_id: number; email: string | null; has_password: boolean; is_aktif: boolean }>`
    select u.user_id, u.email, u.password_hash is not null as has_password,
      u.is_admin or exists (select from anggota a where a.user_id = u.user_id and ${anggotaAktifSql('a', today)}) as is_aktif
    from users u
    left join (
      select case m.user_id when ${user_id} then m.tujuan_user_id else m.user_id end as user_id, m.mutasi_id
      from mutasi m where ${user_id} in (m.user_id, m.tujuan_user_id)
    ) as jejak using (user_id)
    where u.tenant_id = ${tenant_id} and (jejak.mutasi_id is not null or exists (
      select from anggota a
      cross join unnest(array[a.nip, a.nik, a.nuptk]) as milik (nomor)
      join unnest(${nomor}::text[]) as dicari (nomor)
        on hadir.sebutan_dari(dicari.nomor) = hadir.sebutan_dari(milik.nomor)
      where a.user_id = u.user_id and hadir.nomor_nasional(hadir.sebutan_dari(milik.nomor))))
    order by jejak.mutasi_id desc nulls last
    limit 1`.execute(db);
  return rows[0];
}

/** The account's address goes along to the next one: no two accounts have the same. */
export async function releaseEmail(db: Db, user_id: number): Promise<void> {
  await db.updateTable('users').set({ email: null }).where('user_id', '=', user_id).execute();
}

export async function reopenAkun(db: Db, user_id: number, email: string | null): Promise<void> {
  await db.updateTable('users').set({ email, status: STATUS_USER.aktif }).where('user_id', '=', user_id).execute();
}
