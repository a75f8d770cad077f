import type { Db } from '../db/open/open-db.ts';
import { COLUMNS, type Berkas } from './berkas.queries.ts';

/** The first picture after this one that was attached before attachments were cleaned; held by who asks. */
export function lockBelumBersih(trx: Db, after: string): Promise<Berkas | undefined> {
  return trx
    .selectFrom('berkas')
    .select(COLUMNS)
    .where('is_belum_bersih', '=', true)
    .where('dihapus_pada', 'is', null)
    .where('berkas_id', '>', after)
    .orderBy('berkas_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markBersih(trx: Db, berkas_id: string): Promise<void> {
  await trx.updateTable('berkas').set({ is_belum_bersih: false }).where('berkas_id', '=', berkas_id).execute();
}

/** The row of a file whose bytes were written anew. */
export async function updateIsi(
  trx: Db,
  berkas_id: string,
  isi: { media_type: string; ukuran: number; sha256: string },
): Promise<void> {
  await trx.updateTable('berkas').set(isi).where('berkas_id', '=', berkas_id).execute();
}
