import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';

export type Ringkasan = readonly { label: string; nilai: string }[];
type NewDokumen = {
  tenant_id: number;
  /** Null of the tenant itself. */
  organisasi_id: number | null;
  judul: string;
  ringkasan: Ringkasan;
  user_id: number;
};

export async function insertDokumen(db: Db, { ringkasan, ...dokumen }: NewDokumen): Promise<string> {
  const { dokumen_id } = await db
    .insertInto('dokumen')
    .values({ ...dokumen, ringkasan: JSON.stringify(ringkasan) })
    .returning('dokumen_id')
    .executeTakeFirstOrThrow();
  return dokumen_id;
}

/** A document with the names of its organisation, or of the tenant, and of who made it. */
export async function findDokumen(db: Db, dokumen_id: string) {
  const row = await db
    .selectFrom('dokumen')
    .innerJoin('tenant', 'tenant.tenant_id', 'dokumen.tenant_id')
    .leftJoin('organisasi', 'organisasi.organisasi_id', 'dokumen.organisasi_id')
    .innerJoin('users', 'users.user_id', 'dokumen.user_id')
    .select([
      'dokumen.judul',
      'dokumen.ringkasan',
      'dokumen.dibuat_pada',
      sql<string>`coalesce(organisasi.nama, tenant.nama)`.as('nama_organisasi'),
      'users.nama as dibuat_oleh',
    ])
    .where('dokumen.dokumen_id', '=', dokumen_id)
    .executeTakeFirst();
  return row && { ...row, ringkasan: row.ringkasan as Ringkasan };
}
