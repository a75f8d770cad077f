import type { CalonSambungan } from '@hadir/rules/auth/judge-sambungan.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Identitas } from '../../platform/simpatika/masuk/masuk-simpatika.ts';
import type { SambunganBaru } from './langkah.ts';
import { DIBUAT, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Whose account the staff system's person is joined to. */
export async function findTersambung(db: Db, { penerbit, sub }: Pick<Identitas, 'penerbit' | 'sub'>) {
  const row = await db
    .selectFrom('akun_simpatika')
    .select('user_id')
    .where('penerbit', '=', penerbit)
    .where('sub', '=', sub)
    .executeTakeFirst();
  return row?.user_id;
}

/** The accounts of which some organisation records one of the numbers. */
export async function listCalon(db: Db, nomor: readonly string[]): Promise<CalonSambungan[]> {
  const { rows } = await sql<CalonSambungan>`
    select user_id, status, is_bersandi, is_pengelola, coalesce(keanggotaan, '[]') as keanggotaan
    from hadir.kenali_ptk(${nomor}::text[])`.execute(db);
  return rows;
}

export const findSambungan = (db: Db, user_id: number) =>
  db
    .selectFrom('akun_simpatika')
    .select(['penerbit', 'sub', 'dibuat_pada', 'terakhir_pada'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

export async function touchSambungan(db: Db, user_id: number, now: Date): Promise<void> {
  await db
    .updateTable('akun_simpatika')
    .set({ terakhir_pada: now.toISOString() })
    .where('user_id', '=', user_id)
    .execute();
}

/** False where the account or the person there is joined already. */
export async function insertSambungan(
  db: Db,
  row: Pick<SambunganBaru, 'user_id' | 'penerbit' | 'sub'> & { tenant_id: number | null },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('akun_simpatika')
    .values({ ...row, dibuat_pada: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteSambungan(db: Db, user_id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('akun_simpatika').where('user_id', '=', user_id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export const DATA_SAYA_AKUN_SIMPATIKA: SalinanTabel = {
  akun_simpatika: {
    judul: 'Sambungan Simpatika',
    kolom: { ...DIBUAT, terakhir_pada: 'Terakhir dipakai' },
    tanpa: ['user_id', 'penerbit', 'sub'],
  },
};
