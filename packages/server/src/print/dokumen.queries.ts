import type { Db } from '../db/open-db.ts';

export type Ringkasan = readonly { label: string; nilai: string }[];
type NewDokumen = {
  tenant_id: number;
  organisasi_id: number;
  judul: string;
  ringkasan: Ringkasan;
  user_id: number;
};

export async function insertDokumen(db: Db, { ringkasan, ...dokumen }: NewDokumen): Promise<string> {
  const { dokumen_id } = await db
    .insertInto('dokumen')
    .values({ ...dokumen, ringkasan: JSON.stringify(ringkasan) })
    .returning('dokumen_id')
    .executeTakeFirstOrThrow();
  return dokumen_id;
}

/** A document with the names of its organisation and of who made it. */
export async function findDokumen(db: Db, dokumen_id: string) {
  const row = await db
    .selectFrom('dokumen')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'dokumen.organisasi_id')
    .innerJoin('users', 'users.user_id', 'dokumen.user_id')
    .select([
      'dokumen.judul',
      'dokumen.ringkasan',
      'dokumen.dibuat_pada',
      'organisasi.nama as nama_organisasi',
      'users.nama as dibuat_oleh',
    ])
    .where('dokumen.dokumen_id', '=', dokumen_id)
    .executeTakeFirst();
  return row && { ...row, ringkasan: row.ringkasan as Ringkasan };
}
