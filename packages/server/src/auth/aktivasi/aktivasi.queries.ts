import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** The organisation of which each of these became a member first. */
export async function listNamaOrganisasi(db: Db, user_ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('anggota')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .select(['anggota.user_id', 'organisasi.nama'])
    .distinctOn('anggota.user_id')
    .where(sql<boolean>`anggota.user_id = any(${user_ids}::integer[])`)
    .orderBy('anggota.user_id')
    .orderBy('anggota.dibuat_pada')
    .execute();
  return new Map(rows.map(({ user_id, nama }) => [user_id, nama]));
}

type Akun = { username: string; email: string; password_hash: string };

/**
 * The account gets its name and password, and every membership that waited for it becomes active; false where it has a
 * password already. An account that somebody made inactive stays so.
 */
export async function updateAkunAktif(db: Db, user_id: number, akun: Akun): Promise<boolean> {
  const { menunggu, aktif } = STATUS_USER;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ ...akun, status: sql<number>`case status when ${menunggu} then ${aktif} else status end` })
    .where('user_id', '=', user_id)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.aktif })
    .where('user_id', '=', user_id)
    .where('status', '=', STATUS_KEANGGOTAAN.belum_aktivasi)
    .execute();
  return true;
}
