import type { AlamatKalenderSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { DIBUAT, type SalinanTabel } from '../../platform/kit/bagian.ts';

export const findAlamat = ({ db, actor }: UserCtx): Promise<AlamatKalenderSaya | undefined> =>
  db
    .selectFrom('kalender_saya')
    .select(['dibuat_pada', 'terakhir_pada'])
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();

/** A person has one: another takes its place. */
export async function replaceAlamat({ db, actor, now }: UserCtx, token_hash: Buffer): Promise<void> {
  const row = { tenant_id: actor.tenant_id, token_hash, dibuat_pada: now, terakhir_pada: null };
  await db
    .insertInto('kalender_saya')
    .values({ user_id: actor.user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteAlamat({ db, actor }: UserCtx): Promise<void> {
  await db.deleteFrom('kalender_saya').where('user_id', '=', actor.user_id).execute();
}

/** Whose calendar an address is, whatever he may see today. Asked before anything is in scope. */
export const findPemilikAlamat = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('kalender_saya')
    .select(['user_id', 'terakhir_pada'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();

export async function updateKontakAlamat(db: Db, user_id: number, now: Date): Promise<void> {
  await db.updateTable('kalender_saya').set({ terakhir_pada: now }).where('user_id', '=', user_id).execute();
}

export const DATA_SAYA_KALENDER_SAYA: SalinanTabel = {
  kalender_saya: {
    judul: 'Alamat kalender sendiri',
    kolom: { ...DIBUAT, terakhir_pada: 'Terakhir diambil' },
    tanpa: ['user_id', 'token_hash'],
  },
};
