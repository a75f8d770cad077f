import type { Client } from 'pg';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { closeHari } from '../../packages/server/src/kehadiran/tutup-hari/close-hari.ts';
import type { Filled } from '../fill/fill-database.ts';

/**
 * Makes it shortly before work begins, whatever the clock shows: the hours are put around this moment, and the day is
 * open for everybody, as the server leaves it in the night.
 */
export async function beginMorning(owner: Client, databaseUrl: string, filled: readonly Filled[]): Promise<void> {
  await owner.query(`update jadwal_baris set
    jam_masuk = (now() at time zone 'Asia/Jakarta' + interval '20 minutes')::time(0),
    jam_pulang = (now() at time zone 'Asia/Jakarta' + interval '8 hours')::time(0)`);
  const db = openDb(databaseUrl, { connections: 1 });
  const now = new Date();
  for (const { organisasi_id, tenant_id } of filled) {
    await closeHari(db, { organisasi_id, tenant_id, timezone: 'Asia/Jakarta' }, now);
  }
  await db.destroy();
  await owner.query('vacuum analyze');
}
