import { sql } from 'kysely';
import type { Db } from '../open/open-db.ts';

/** Each table with rows that would be left without this organisation, or (null) without its tenant. */
export async function listBergantung(db: Db, tenant_id: number, organisasi_id: number | null) {
  const { rows } = await sql<{ tabel: string; jumlah: number }>`
    select tabel, jumlah from hadir.yang_bergantung(${tenant_id}::integer, ${organisasi_id}::integer)`.execute(db);
  return rows;
}
