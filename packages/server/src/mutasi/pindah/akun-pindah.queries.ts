import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { anggotaAktifSql } from '../../platform/kit/anggota-aktif-sql.ts';

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

/** Whom a tenant knows by one of these national numbers, from an earlier time or now. */
export async function findOrangBernomor(db: Db, tenant_id: number, nomor: readonly (string | null)[], today: string) {
  const { rows } = await sql<{ user_id: number; email: string | null; has_password: boolean; is_aktif: boolean }>`
    select u.user_id, u.email, u.password_hash is not null as has_password,
      u.is_admin or exists (select from anggota a where a.user_id = u.user_id and ${anggotaAktifSql('a', today)}) as is_aktif
    from users u where u.tenant_id = ${tenant_id} and exists (
      select from anggota a
      cross join unnest(array[a.nip, a.nik, a.nuptk]) as milik (nomor)
      join unnest(${nomor}::text[]) as dicari (nomor)
        on hadir.sebutan_dari(dicari.nomor) = hadir.sebutan_dari(milik.nomor)
      where a.user_id = u.user_id and hadir.nomor_nasional(hadir.sebutan_dari(milik.nomor)))
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
