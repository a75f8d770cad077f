import type { CaraFaktor } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/open/open-db.ts';
import { DIBUAT, type SalinanTabel } from '../../../platform/kit/bagian.ts';

type Milik = { user_id: number; tenant_id: number | null };

export const findTotp = (db: Db, user_id: number) =>
  db.selectFrom('faktor_totp').selectAll().where('user_id', '=', user_id).executeTakeFirst();

/** A secret that waits for its first code; it takes the place of one that waited before. */
export async function putTotp(db: Db, { user_id, tenant_id }: Milik, rahasia: Buffer, now: Date): Promise<void> {
  const values = { rahasia, dibuat_pada: now.toISOString() };
  await db
    .insertInto('faktor_totp')
    .values({ user_id, tenant_id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Spends a code's time step; false when it, or a later one, was spent before. */
export async function useLangkah(db: Db, user_id: number, langkah: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faktor_totp')
    .set({ langkah_terakhir: langkah })
    .where('user_id', '=', user_id)
    .where('langkah_terakhir', '<', langkah)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateTotpAktif(db: Db, user_id: number, now: Date): Promise<void> {
  await db.updateTable('faktor_totp').set({ aktif_pada: now.toISOString() }).where('user_id', '=', user_id).execute();
}

export async function deleteTotp(db: Db, user_id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('faktor_totp').where('user_id', '=', user_id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Takes the place of all codes from before. */
export async function replaceKodePemulihan(db: Db, { user_id, tenant_id }: Milik, hashes: Buffer[]): Promise<void> {
  await deleteKodePemulihan(db, user_id);
  await db
    .insertInto('kode_pemulihan')
    .values(hashes.map((kode_hash) => ({ user_id, tenant_id, kode_hash })))
    .execute();
}

export async function deleteKodePemulihan(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('kode_pemulihan').where('user_id', '=', user_id).execute();
}

/** Uses a recovery code up, which one of the server's keys made a hash of; false when it is unknown or was used. */
export async function useKodePemulihan(
  db: Db,
  user_id: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kode_pemulihan')
    .set({ dipakai_pada: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('kode_hash', 'in', hashes)
    .where('dipakai_pada', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countKodePemulihan(db: Db, user_id: number): Promise<number> {
  const { n } = await db
    .selectFrom('kode_pemulihan')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('dipakai_pada', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** How an account may show its second factor; empty where it has none. Recovery codes alone are none. */
export async function listCaraFaktor(db: Db, user_id: number): Promise<z.output<typeof CaraFaktor>[]> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('faktor_totp')
            .select('user_id')
            .where('user_id', '=', user_id)
            .where('aktif_pada', 'is not', null),
        )
        .as('totp'),
      eb.exists(eb.selectFrom('passkey').select('user_id').where('user_id', '=', user_id)).as('passkey'),
    ])
    .executeTakeFirstOrThrow();
  const cara = (['passkey', 'totp'] as const).filter((one) => row[one]);
  return cara.length > 0 ? [...cara, 'pemulihan'] : [];
}

export const DATA_SAYA_FAKTOR_TOTP: SalinanTabel = {
  faktor_totp: {
    judul: 'Aplikasi autentikator',
    kolom: { ...DIBUAT, aktif_pada: 'Aktif' },
    tanpa: ['user_id', 'rahasia', 'langkah_terakhir'],
  },
  kode_pemulihan: 'fingerprints of codes that open his account',
};
