import type { Db } from '../db/open/open-db.ts';
import type { Surat } from '../ctx/deps.ts';

export function insertSuratKeluar(db: Db, surat: Surat) {
  return db.insertInto('surat_keluar').values(surat).execute();
}

/** Newest first. */
export function listSuratKeluar(db: Db, limit: number) {
  return db.selectFrom('surat_keluar').selectAll().orderBy('surat_id', 'desc').limit(limit).execute();
}
