import { sql } from 'kysely';
import type { Db } from './open-db.ts';

/** The key of this name that all servers on one database share. */
export async function getKunciServer(db: Db, nama: 'waktu' | 'kios'): Promise<Buffer> {
  const { rows } = await sql<{ isi: Buffer | null }>`select hadir.kunci_server(${nama}) as isi`.execute(db);
  const isi = rows[0]?.isi;
  if (!isi) throw new Error(`The database holds no key ${nama}`);
  return isi;
}
