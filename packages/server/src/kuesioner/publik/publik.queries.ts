import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tempat } from '../dasar/tempat.ts';

/** Which questionnaire a link is of, and in whose zone its days are; undefined where it is none of ours. */
export const findTautan = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('kuesioner')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'kuesioner.organisasi_id')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .select([
      'kuesioner.kuesioner_id',
      'organisasi.organisasi_id',
      'organisasi.tenant_id',
      'organisasi.nama',
      'organisasi.status as status_organisasi',
      'tenant.status as status_tenant',
    ])
    .where('kuesioner.token_hash', '=', token_hash)
    .executeTakeFirst();

/** Whether something was sent that bears this mark: of the device, or of this very sending. */
export async function hasKiriman(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  tanda: 'perangkat_hash' | 'kirim_hash',
  hash: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('kuesioner_kiriman')
    .select('kuesioner_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .where(tanda, '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

type Kiriman = { kuesioner_id: number; kirim_hash: Buffer; perangkat_hash: Buffer | null };

/** False where it, or another of this device, came before. */
export async function insertKiriman({ db, organisasi, today }: Tempat, kiriman: Kiriman): Promise<boolean> {
  const { tenant_id, organisasi_id } = organisasi;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kuesioner_kiriman')
    .values({ ...kiriman, tenant_id, organisasi_id, tanggal: today })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
