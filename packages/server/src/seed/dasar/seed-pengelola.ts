import type { Db } from '../../platform/db/open/open-db.ts';
import type { RencanaTenant } from '../rencana/rencana.ts';

/** The tenant itself with its admin and the pemantau who reads it; answers its id. */
export async function seedPengelola(
  trx: Db,
  { tenant, admin, pemantau }: Pick<RencanaTenant, 'tenant' | 'admin' | 'pemantau'>,
  password_hash: string,
): Promise<number> {
  const { tenant_id } = await trx.insertInto('tenant').values(tenant).returning('tenant_id').executeTakeFirstOrThrow();
  await trx
    .insertInto('users')
    .values({ ...admin, password_hash, tenant_id, is_admin: true })
    .execute();
  const { user_id } = await trx
    .insertInto('users')
    .values({
      ...pemantau,
      email: `${pemantau.username}@hadir.contoh.id`,
      gender: 'L',
      password_hash,
      is_pemantau: true,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('pemantau_tugas').values({ user_id, tenant_id }).execute();
  return tenant_id;
}
