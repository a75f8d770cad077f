import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';
import type { KopSurat } from './kop-surat.ts';

export function getKop(db: Db, organisasi_id: number) {
  return db
    .selectFrom('organisasi')
    .select([
      'nama',
      'alamat',
      'telepon',
      'email',
      'npsn',
      'nsm',
      'kepala_nama',
      'kepala_nip',
      'file_foto',
      sql<string>`coalesce((select t.nama from tenant t where t.tenant_id = organisasi.tenant_id), '')`.as(
        'nama_tenant',
      ),
    ])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
}

/** The letterhead of a tenant itself, whose head is not known: the line to sign on stays empty. */
export async function getKopTenant(db: Db, tenant_id: number): Promise<KopSurat> {
  const tenant = await db
    .selectFrom('tenant')
    .select(['nama', 'alamat', 'email'])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  const unknown = { telepon: null, npsn: null, nsm: null, kepala_nama: null, kepala_nip: null, logo: null };
  return { ...unknown, ...tenant, nama_tenant: null };
}
