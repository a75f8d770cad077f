import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { StatusKeanggotaan } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Which of these usernames and e-mail addresses (in lower case) an account of whatever tenant has already. */
export async function listNamaTerpakai(db: Db, nama: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ nama: string[] }>`
    select hadir.nama_akun_terpakai(${nama.map((one) => one.toLowerCase())}::text[]) as nama`.execute(db);
  return new Set(rows[0]?.nama);
}

export async function updateUsername(db: Db, user_id: number, username: string): Promise<void> {
  await db.updateTable('users').set({ username }).where('user_id', '=', user_id).execute();
}

/** The name and the address that were there before; the row is held meanwhile. */
export async function updateEmail(db: Db, user_id: number, email: string) {
  const before = await db
    .selectFrom('users')
    .select(['nama', 'email'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ email }).where('user_id', '=', user_id).execute();
  return before;
}

export async function updateStatus(db: Db, user_id: number, status: number): Promise<void> {
  await db.updateTable('users').set({ status }).where('user_id', '=', user_id).execute();
}

export async function updateFaceVerified(db: Db, user_id: number, is_face_verified: boolean): Promise<void> {
  await db.updateTable('users').set({ is_face_verified }).where('user_id', '=', user_id).execute();
}

/** The organisations that a person belongs to, of those in view. */
export const listOrganisasiOf = (db: Db, user_id: number) =>
  db
    .selectFrom('anggota')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .select(['organisasi.organisasi_id', 'organisasi.tenant_id', 'organisasi.kode_organisasi', 'organisasi.nama'])
    .select(['anggota.role', 'anggota.status'])
    .$narrowType<{ role: RoleAnggota; status: StatusKeanggotaan }>()
    .where('anggota.user_id', '=', user_id)
    .orderBy('organisasi.nama')
    .execute();

/**
 * Whether this is the only admin of a tenant who is active and has signed up. Who asks waits for whoever asked before:
 * two who take away an admin each at the same time do not count each other's.
 */
export async function isLastAdmin(db: Db, tenant_id: number, user_id: number): Promise<boolean> {
  await db.selectFrom('tenant').select('tenant_id').where('tenant_id', '=', tenant_id).forNoKeyUpdate().execute();
  const aktif = await db
    .selectFrom('users')
    .select('user_id')
    .where('tenant_id', '=', tenant_id)
    .where('is_admin', '=', true)
    .where('status', '=', STATUS_USER.aktif)
    .where('password_hash', 'is not', null)
    .execute();
  return aktif.length === 1 && aktif[0]?.user_id === user_id;
}

/** Who asked for his activation has been given what he needs. */
export async function deletePermintaanAktivasi(db: Db, user_ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('permintaan_aktivasi')
    .where('user_id', '=', sql<number>`any(${user_ids}::integer[])`)
    .execute();
}
