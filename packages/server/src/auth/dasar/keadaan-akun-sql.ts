import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const AKUN = kodeSql(STATUS_USER);

/** How the account of the row of `users` stands, as the lists of those who manage say it. */
export const keadaanAkunSql = sql<'belum_aktivasi' | 'aktif' | 'tidak_aktif' | 'diblokir'>`case
  when users.status in (${AKUN.diblokir}, ${AKUN.ditolak}) then 'diblokir'
  when users.status = ${AKUN.tidak_aktif} then 'tidak_aktif'
  when users.password_hash is null then 'belum_aktivasi'
  else 'aktif' end`;
