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
    .$narrowType<{ role: 3 | 4; status: 0 | 1 | 2 }>()
    .where('anggota.user_id', '=', user_id)
    .orderBy('organisasi.nama')
    .execute();
