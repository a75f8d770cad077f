import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Whether another request than this waits for the same: a tenant's admins, or the super admins where it is `null`. */
export async function hasLainMenunggu(
  db: Db,
  { permintaan_akses_id, tenant_id }: { permintaan_akses_id: number; tenant_id: number | null },
): Promise<boolean> {
  const lain = await db
    .selectFrom('permintaan_akses')
    .select('permintaan_akses_id')
    .where('status', '=', STATUS_AKSES.diajukan)
    .where('permintaan_akses_id', '<>', permintaan_akses_id)
    .where((eb) =>
      tenant_id === null
        ? eb.or([eb('jenis', '=', 'tenant'), eb('tenant_id', 'is', null)])
        : eb.and([eb('jenis', '=', 'organisasi'), eb('tenant_id', '=', tenant_id)]),
    )
    .limit(1)
    .executeTakeFirst();
  return lain !== undefined;
}

/** The active admins of a tenant, or the active super admins where it is `null`. */
export function listPemutus(db: Db, tenant_id: number | null) {
  return db
    .selectFrom('users')
    .select(['nama', 'email'])
    .where('status', '=', STATUS_USER.aktif)
    .where((eb) =>
      tenant_id === null
        ? eb('is_super_admin', '=', true)
        : eb.and([eb('is_admin', '=', true), eb('tenant_id', '=', tenant_id)]),
    )
    .execute();
}
