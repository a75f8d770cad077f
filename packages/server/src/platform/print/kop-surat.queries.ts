import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';
import type { KopSurat } from './kop-surat.ts';

/** What stands above and below what is printed of an organisation today. */
export function getKop(db: Db, organisasi_id: number, now: Date) {
  return db
    .selectFrom('organisasi')
    .select([
      'nama',
      'alamat',
      'tempat_surat as tempat',
      'telepon',
      'email',
      'npsn',
      'nsm',
      'kepala_nama',
      'kepala_nip',
      'file_foto',
      sql<string>`coalesce(hadir.kop_atas(tenant_id, organisasi_id, ${now.toISOString()}::timestamptz),
        (select t.nama from tenant t where t.tenant_id = organisasi.tenant_id), '')`.as('atas'),
    ])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
}

/** The letterhead of a tenant itself, whose head is not known: the line to sign on stays empty. */
export async function getKopTenant(db: Db, tenant_id: number, now: Date): Promise<KopSurat> {
  const tenant = await db
    .selectFrom('tenant')
    .select(['nama', 'alamat', 'email'])
    .select(sql<string | null>`hadir.kop_atas(tenant_id, null, ${now.toISOString()}::timestamptz)`.as('atas'))
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  const unknown = {
    tempat: null,
    telepon: null,
    npsn: null,
    nsm: null,
    kepala_nama: null,
    kepala_nip: null,
    logo: null,
  };
  return { ...unknown, ...tenant };
}
