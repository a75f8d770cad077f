import type { Selectable } from 'kysely';
import type { Db } from '../db/open-db.ts';
import type { Tables } from '../db/tables.ts';

const COLUMNS = ['berkas_id', 'tenant_id', 'organisasi_id', 'jenis', 'nama', 'media_type', 'ukuran'] as const;

export type Berkas = Pick<Selectable<Tables['berkas']>, (typeof COLUMNS)[number]>;

export async function insertBerkas(
  trx: Db,
  berkas: Berkas & { sha256: string; dibuat_oleh: number | null },
): Promise<void> {
  await trx.insertInto('berkas').values(berkas).execute();
}

export function findBerkas(trx: Db, berkas_id: string): Promise<Berkas | undefined> {
  return trx.selectFrom('berkas').select(COLUMNS).where('berkas_id', '=', berkas_id).executeTakeFirst();
}
