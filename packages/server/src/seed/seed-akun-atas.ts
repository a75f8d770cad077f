import type { Db } from '../platform/db/open/open-db.ts';

/** Those above the organisations: super admin, viewer, pemantau of the tenant, and the tenant's admin. */
export async function seedAkunAtas(trx: Db, tenant_id: number, password_hash: string): Promise<void> {
  const above = (
    username: string,
    nama: string,
    flags: { is_super_admin?: true; is_viewer?: true; is_pemantau?: true },
  ) =>
    trx
      .insertInto('users')
      .values({ username, nama, email: `${username}@hadir.contoh.id`, gender: 'L', password_hash, ...flags })
      .returning('user_id')
      .executeTakeFirstOrThrow();
  await above('superadmin', 'Pengelola Hadir', { is_super_admin: true });
  await above('viewer', 'Peninjau Pusat', { is_viewer: true });
  const { user_id } = await above('pemantau', 'Pengawas Madrasah', { is_pemantau: true });
  await trx.insertInto('pemantau_tugas').values({ user_id, tenant_id }).execute();

  await trx
    .insertInto('users')
    .values({
      username: 'admin.sukamaju',
      nama: 'Rahmawati, S.Kom.',
      email: 'admin@kemenag-sukamaju.contoh.id',
      gender: 'P',
      password_hash,
      tenant_id,
      is_admin: true,
    })
    .execute();
}
