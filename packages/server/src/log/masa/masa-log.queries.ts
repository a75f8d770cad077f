import type { MasaTertunda } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';

export const listMasaLog = ({ db, tenant_id }: TenantCtx): Promise<MasaTertunda[]> =>
  db.selectFrom('masa_log').select(['tgl_mulai', 'bulan as lama']).where('tenant_id', '=', tenant_id).execute();

/** So that of two who save at once the second sees what the first has saved. */
export const lockMasaLog = ({ db, tenant_id }: TenantCtx) =>
  db.selectFrom('tenant').select('tenant_id').where('tenant_id', '=', tenant_id).forNoKeyUpdate().execute();

/** It holds from its day on, in place of all that was to hold from today on. */
export async function replaceMasaLog(
  { db, tenant_id }: TenantCtx,
  masa: MasaTertunda,
  hari_ini: Tanggal,
): Promise<void> {
  await db
    .deleteFrom('masa_log')
    .where('tenant_id', '=', tenant_id)
    .where((eb) => eb.or([eb('tgl_mulai', '>', hari_ini), eb('tgl_mulai', '=', masa.tgl_mulai)]))
    .execute();
  await db.insertInto('masa_log').values({ tgl_mulai: masa.tgl_mulai, bulan: masa.lama, tenant_id }).execute();
}

/** The tenant's admins who may sign in, but for the caller. */
export const listAdminLain = ({ db, tenant_id, actor }: TenantCtx) =>
  db
    .selectFrom('users')
    .select(['user_id', 'nama', 'email'])
    .where('tenant_id', '=', tenant_id)
    .where('is_admin', '=', true)
    .where('status', '=', STATUS_USER.aktif)
    .where('user_id', '<>', actor.user_id)
    .orderBy('user_id')
    .execute();
