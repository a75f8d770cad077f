import type { Selectable } from 'kysely';
import { rowInserter } from '../db/insert-rows.ts';
import type { Db } from '../db/open-db.ts';
import type { Tables } from '../db/tables.ts';

const COLUMNS = ['berkas_id', 'tenant_id', 'organisasi_id', 'jenis', 'nama', 'media_type', 'ukuran'] as const;

export type Berkas = Pick<Selectable<Tables['berkas']>, (typeof COLUMNS)[number]>;

export type BerkasRow = Berkas & { sha256: string; dibuat_oleh: number | null };

const insertRows = rowInserter('berkas', {
  berkas_id: 'uuid',
  tenant_id: 'integer',
  organisasi_id: 'integer',
  jenis: 'text',
  nama: 'text',
  media_type: 'text',
  ukuran: 'integer',
  sha256: 'text',
  dibuat_oleh: 'integer',
});

export async function insertBerkas(trx: Db, rows: readonly BerkasRow[]): Promise<void> {
  if (rows.length > 0) await insertRows(rows).execute(trx);
}

export function findBerkas(trx: Db, berkas_id: string): Promise<Berkas | undefined> {
  return trx.selectFrom('berkas').select(COLUMNS).where('berkas_id', '=', berkas_id).executeTakeFirst();
}
