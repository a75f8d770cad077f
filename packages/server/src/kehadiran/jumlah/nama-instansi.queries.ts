import type { Db } from '../../platform/db/open/open-db.ts';

/** These organisations of a tenant, by name. */
export const listNamaInstansi = (db: Db, tenant_id: number, organisasi_ids: readonly number[]) =>
  db
    .selectFrom('organisasi')
    .select(['organisasi_id', 'nama'])
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'in', organisasi_ids)
    .orderBy('nama')
    .execute();
