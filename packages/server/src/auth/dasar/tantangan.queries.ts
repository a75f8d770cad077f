import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

type NewTantangan = {
  token_hash: Buffer;
  jenis: 'masuk' | 'daftar';
  user_id: number | null;
  tenant_id: number | null;
  kedaluwarsa_pada: Date;
  is_kode_surat?: boolean;
};

export async function insertTantangan(db: Db, tantangan: NewTantangan): Promise<void> {
  await db.insertInto('tantangan').values(tantangan).execute();
}

/** A step of signing in, with which of these browsers its account knows, by the hash of its secret. */
export function findTantanganDi(db: Db, token_hash: Buffer, peramban: readonly Buffer[], now: Date) {
  return db
    .selectFrom('tantangan')
    .leftJoin('users', 'users.user_id', 'tantangan.user_id')
    .select(['tantangan.user_id', 'tantangan.is_kode_surat', 'users.nama', 'users.tenant_id'])
    .select(({ selectFrom }) =>
      selectFrom('peramban')
        .select('token_hash')
        .where('token_hash', '=', sql<Buffer>`any(${peramban}::bytea[])`)
        .whereRef('peramban.user_id', '=', 'tantangan.user_id')
        .where('dicabut_pada', 'is', null)
        .limit(1)
        .as('peramban'),
    )
    .where('token_hash', '=', token_hash)
    .where('jenis', '=', 'masuk')
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses a step up; undefined when it is unknown, has ended, or another was faster. */
export function useTantangan(db: Db, token_hash: Buffer, jenis: NewTantangan['jenis'], now: Date) {
  return db
    .deleteFrom('tantangan')
    .where('token_hash', '=', token_hash)
    .where('jenis', '=', jenis)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
}

/** Whoever is half-way in by what held until now has to begin anew. */
export async function deleteTantanganOf(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('tantangan').where('user_id', '=', user_id).execute();
}

export const DATA_SAYA_TANTANGAN: SalinanTabel = {
  tantangan: 'a question of the sign-in that stands for minutes',
};
