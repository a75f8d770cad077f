import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';

export type MutasiTersimpan = Omit<Selectable<Tables['mutasi']>, 'jenis' | 'status'> & {
  jenis: JenisMutasi;
  status: StatusAkses;
};
type Kode = Pick<MutasiTersimpan, 'jenis' | 'status'>;

export async function insertMutasi(db: Db, row: Insertable<Tables['mutasi']>): Promise<MutasiTersimpan> {
  const made = await db.insertInto('mutasi').values(row).returningAll().executeTakeFirstOrThrow();
  return made as MutasiTersimpan;
}

/** Held until the transaction ends: of two who decide at once the second sees what the first did. */
export const lockMutasi = (db: Db, mutasi_id: number): Promise<MutasiTersimpan | undefined> =>
  db
    .selectFrom('mutasi')
    .selectAll()
    .$narrowType<Kode>()
    .where('mutasi_id', '=', mutasi_id)
    .forUpdate()
    .executeTakeFirst();

export async function updateMutasi(db: Db, mutasi_id: number, row: Updateable<Tables['mutasi']>) {
  const changed = await db
    .updateTable('mutasi')
    .set(row)
    .where('mutasi_id', '=', mutasi_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed as MutasiTersimpan;
}
