import { sql } from 'kysely';
import type { Ringkasan } from './ringkasan.ts';
import type { SumberTersimpan } from './verifikasi-upward.ts';
import type { Db } from '../db/open/open-db.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../kit/bagian.ts';

type NewDokumen = {
  dokumen_id: string;
  tenant_id: number;
  /** Null of the tenant itself. */
  organisasi_id: number | null;
  judul: string;
  ringkasan: Ringkasan;
  sumber: SumberTersimpan | null;
  user_id: number;
};

export async function insertDokumen(db: Db, dokumen: readonly NewDokumen[]): Promise<void> {
  const values = dokumen.map(({ ringkasan, sumber, ...one }) => ({
    ...one,
    ringkasan: JSON.stringify(ringkasan),
    sumber: sumber && JSON.stringify(sumber),
  }));
  await db.insertInto('dokumen').values(values).execute();
}

/** A document with the names of its organisation, or of the tenant, and of who made it. */
export async function findDokumen(db: Db, dokumen_id: string) {
  const row = await db
    .selectFrom('dokumen')
    .innerJoin('tenant', 'tenant.tenant_id', 'dokumen.tenant_id')
    .leftJoin('organisasi', 'organisasi.organisasi_id', 'dokumen.organisasi_id')
    .innerJoin('users', 'users.user_id', 'dokumen.user_id')
    .select([
      'dokumen.tenant_id',
      'dokumen.organisasi_id',
      'dokumen.judul',
      'dokumen.sumber',
      'dokumen.ringkasan',
      'dokumen.dibuat_pada',
      sql<string>`coalesce(organisasi.nama, tenant.nama)`.as('nama_organisasi'),
      'users.nama as dibuat_oleh',
    ])
    .where('dokumen.dokumen_id', '=', dokumen_id)
    .executeTakeFirst();
  return row && { ...row, ringkasan: row.ringkasan as Ringkasan, sumber: row.sumber as SumberTersimpan | null };
}
export type Dokumen = NonNullable<Awaited<ReturnType<typeof findDokumen>>>;

export const DATA_SAYA_DOKUMEN: SalinanTabel = {
  dokumen: {
    judul: 'Dokumen yang dibuat',
    kolom: { ...INSTANSI, judul: 'Judul', ...DIBUAT },
    tanpa: ['dokumen_id', 'ringkasan', 'sumber', 'user_id'],
  },
};
