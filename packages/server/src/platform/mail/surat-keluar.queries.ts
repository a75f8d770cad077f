import type { Db } from '../db/open/open-db.ts';
import { PREPARED } from '../db/open/prepared.ts';
import type { Surat } from './surat.ts';

/** Answers its number. */
export async function insertSuratKeluar(db: Db, surat: Surat | { tersegel: Buffer }): Promise<number> {
  const row = await db
    .insertInto('surat_keluar')
    .values(surat)
    .returning('surat_id')
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  return row.surat_id;
}

/** Those that nobody sends, newest first. */
export function listSuratKeluar(db: Db, limit: number) {
  return db
    .selectFrom('surat_keluar')
    .select(['kepada', 'judul', 'teks', 'dibuat_pada'])
    .where('tersegel', 'is', null)
    .orderBy('surat_id', 'desc')
    .limit(limit)
    .$narrowType<{ kepada: string; judul: string; teks: string }>()
    .execute();
}

/**
 * Takes a sealed mail out: whoever wants it at the same time waits until this transaction ends, and finds it only where
 * that is rolled back.
 */
export function takeSuratKeluar(db: Db, surat_id: number) {
  return db
    .deleteFrom('surat_keluar')
    .where('surat_id', '=', surat_id)
    .where('tersegel', 'is not', null)
    .returning(['tersegel', 'dibuat_pada'])
    .$narrowType<{ tersegel: Buffer }>()
    .executeTakeFirst();
}
