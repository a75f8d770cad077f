import type { Db } from '../../../platform/db/open/open-db.ts';
import { DIBUAT, type SalinanTabel } from '../../../platform/kit/bagian.ts';

type NewPasskey = {
  user_id: number;
  tenant_id: number | null;
  kredensial_id: string;
  kunci_publik: Buffer;
  penghitung: number;
  transports: string[];
  nama: string;
  dibuat_pada: string;
};

export const listPasskey = (db: Db, user_id: number) =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', user_id).orderBy('dibuat_pada').execute();

export const findPasskey = (db: Db, kredensial_id: string) =>
  db.selectFrom('passkey').selectAll().where('kredensial_id', '=', kredensial_id).executeTakeFirst();

/** False where another account, or this one, has it already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('kredensial_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a use; false where the counter moved meanwhile: two answers of one authenticator at once. */
export async function usePasskey(
  db: Db,
  { passkey_id, before, after }: { passkey_id: string; before: number; after: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ penghitung: after, terakhir_pada: now.toISOString() })
    .where('passkey_id', '=', passkey_id)
    .where('penghitung', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The passkey as it was before; undefined where the account has no such one. */
export async function renamePasskey(db: Db, user_id: number, passkey_id: string, nama: string) {
  const before = await findOwnPasskey(db, user_id, passkey_id);
  if (before) await db.updateTable('passkey').set({ nama }).where('passkey_id', '=', passkey_id).execute();
  return before;
}

const findOwnPasskey = (db: Db, user_id: number, passkey_id: string) =>
  db
    .selectFrom('passkey')
    .select(['passkey_id', 'nama'])
    .where('user_id', '=', user_id)
    .where('passkey_id', '=', passkey_id)
    .forUpdate()
    .executeTakeFirst();

export const deletePasskey = (db: Db, user_id: number, passkey_id: string) =>
  db
    .deleteFrom('passkey')
    .where('user_id', '=', user_id)
    .where('passkey_id', '=', passkey_id)
    .returning('nama')
    .executeTakeFirst();

export async function deletePasskeyOf(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('passkey').where('user_id', '=', user_id).execute();
}

export const DATA_SAYA_PASSKEY: SalinanTabel = {
  passkey: {
    judul: 'Passkey',
    kolom: { nama: 'Nama', ...DIBUAT, terakhir_pada: 'Terakhir dipakai' },
    tanpa: ['passkey_id', 'user_id', 'kredensial_id', 'kunci_publik', 'penghitung', 'transports'],
  },
};
