import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

type NewPeramban = { token_hash: Buffer; user_id: number; tenant_id: number | null };

/** Notes that a browser which the account knows was used again; the hash of its secret, or undefined. */
export async function touchPeramban(db: Db, user_id: number, hashes: readonly Buffer[], now: Date) {
  if (hashes.length === 0) return undefined;
  const row = await db
    .updateTable('peramban')
    .set({ terakhir_pada: now })
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('user_id', '=', user_id)
    .where('dicabut_pada', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

/** A browser that the account knows from now on; whether it had signed in from any before. */
export async function insertPeramban(db: Db, peramban: NewPeramban, now: Date): Promise<{ is_pertama: boolean }> {
  const { token_hash, user_id, tenant_id } = peramban;
  // What the statement adds itself is not seen by its sub-select.
  return db
    .insertInto('peramban')
    .values({ token_hash, user_id, tenant_id, dibuat_pada: now, terakhir_pada: now })
    .returning(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('peramban as lain').select('lain.user_id').where('lain.user_id', '=', user_id)))
        .$castTo<boolean>()
        .as('is_pertama'),
    )
    .executeTakeFirstOrThrow();
}

/** These browsers are not known any more. */
export async function revokePeramban(db: Db, hashes: readonly Buffer[], now: Date): Promise<void> {
  await db
    .updateTable('peramban')
    .set({ dicabut_pada: now })
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .execute();
}

/** No browser is known to the account any more, but for one. */
export async function revokePerambanOf(db: Db, user_id: number, now: Date, except: Buffer | null): Promise<void> {
  await db
    .updateTable('peramban')
    .set({ dicabut_pada: now })
    .where('user_id', '=', user_id)
    .where('dicabut_pada', 'is', null)
    .$if(except !== null, (q) => q.where('token_hash', '!=', except))
    .execute();
}

export const DATA_SAYA_PERAMBAN: SalinanTabel = {
  peramban: {
    judul: 'Peramban yang dikenal',
    kolom: { dibuat_pada: 'Dikenal sejak', terakhir_pada: 'Terakhir dipakai', dicabut_pada: 'Dicabut' },
    tanpa: ['token_hash', 'user_id'],
  },
};
