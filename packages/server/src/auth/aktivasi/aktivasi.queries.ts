import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

export async function findNamaOrganisasi(db: Db, user_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('anggota')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .select('organisasi.nama')
    .where('anggota.user_id', '=', user_id)
    .orderBy('anggota.dibuat_pada')
    .limit(1)
    .executeTakeFirst();
  return row?.nama ?? null;
}

type Akun = { username: string; email: string; password_hash: string };

/** The account gets its name and password, and every membership that waited for it becomes active. */
export async function activateAkun(db: Db, user_id: number, akun: Akun): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...akun, status: STATUS_USER.aktif })
    .where('user_id', '=', user_id)
    .execute();
  await db
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.aktif })
    .where('user_id', '=', user_id)
    .where('status', '=', STATUS_KEANGGOTAAN.belum_aktivasi)
    .execute();
}

/** Which of the two is already another account's. */
export async function findTaken(db: Db, user_id: number, { username, email }: { username: string; email: string }) {
  const rows = await db
    .selectFrom('users')
    .select((eb) => [
      eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()).as('username'),
      eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()).as('email'),
    ])
    .where('user_id', '!=', user_id)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()),
        eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()),
      ]),
    )
    .execute();
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) };
}
