import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Keadaan } from '../../platform/print/keadaan.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';

/** Whether the figures of these days are final: once every one of them is frozen (aturan/laporan#sementara). */
export async function findKeadaan(db: Db, saring: SaringHari): Promise<Keadaan> {
  const { rows } = await sql<{ is_beku: boolean | null }>`
    select bool_and(dibekukan) as is_beku from kehadiran where ${whereHari(saring)}`.execute(db);
  return rows[0]?.is_beku ? 'beku' : 'sementara';
}
