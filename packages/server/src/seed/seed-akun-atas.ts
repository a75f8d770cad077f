import type { Db } from '../platform/db/open/open-db.ts';

/** Those above all tenants: super admin and viewer. */
export async function seedAkunAtas(trx: Db, password_hash: string): Promise<void> {
  const of = (username: string) => ({ username, email: `${username}@hadir.contoh.id`, gender: 'L', password_hash });
  await trx
    .insertInto('users')
    .values({ ...of('superadmin'), nama: 'Pengelola Hadir', is_super_admin: true })
    .execute();
  await trx
    .insertInto('users')
    .values({ ...of('viewer'), nama: 'Peninjau Pusat', is_viewer: true })
    .execute();
}
