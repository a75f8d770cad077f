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
      sql<string>`coalesce(
        (select p.kop_atas from pengaturan_organisasi p
          where p.organisasi_id = organisasi.organisasi_id and p.berlaku @> (${now.toISOString()}::timestamptz at time zone p.timezone)::date),
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
    .select(
      sql<string | null>`(select p.kop_atas from pengaturan_tenant p
        where p.tenant_id = tenant.tenant_id and p.berlaku @> (${now.toISOString()}::timestamptz at time zone p.timezone)::date)`.as(
        'atas',
      ),
    )
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
