import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import { isFaktorWajib } from '@hadir/rules/akses/akun/is-faktor-wajib.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Penutupan } from '../../platform/http/access/refuse-penutupan.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { Deps } from '../../platform/ctx/deps.ts';

/** What closes an account out, or null. */
export const PENUTUPAN = sql<Penutupan | null>`hadir.penutupan(users.user_id)`.as('penutupan');

/** The account behind a username or an e-mail address. */
export const findAkun = (db: Db, name: string) => akunOf(db, name).executeTakeFirst();

/** The same, with which of these browsers it knows, by the hash of its secret. */
export function findAkunDi(db: Db, name: string, hashes: readonly Buffer[]) {
  return akunOf(db, name)
    .select(({ selectFrom }) =>
      selectFrom('peramban')
        .select('token_hash')
        .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
        .whereRef('peramban.user_id', '=', 'users.user_id')
        .where('dicabut_pada', 'is', null)
        .limit(1)
        .as('peramban'),
    )
    .executeTakeFirst();
}

function akunOf(db: Db, name: string) {
  const lower = name.toLowerCase();
  return db
    .selectFrom('users')
    .select(['user_id', 'tenant_id', 'nama', 'username', 'email', 'password_hash', 'status'])
    .where((eb) => eb.or([eb(sql`lower(username)`, '=', lower), eb(sql`lower(email)`, '=', lower)]))
    .orderBy(sql`lower(username) = ${lower}`, 'desc')
    .limit(1);
}

/** The account as it is now and stays until the transaction ends. */
export function findAkunTetap(db: Db, user_id: number) {
  return db
    .selectFrom('users')
    .select(['user_id', 'tenant_id', 'nama', 'email', 'password_hash', 'status', PENUTUPAN])
    .where('user_id', '=', user_id)
    .forShare()
    .executeTakeFirst();
}

export async function findPasswordHash(db: Db, user_id: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('user_id', '=', user_id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Gives an account another password in place of this one; false when it has another meanwhile. */
export async function replacePassword(db: Db, user_id: number, before: string, password_hash: string) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash, is_sandi_pemberian: false })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Sandi = {
  password_hash: string;
  /** Chosen by somebody above its owner. */
  is_sandi_pemberian: boolean;
};

export async function updatePassword(db: Db, user_id: number, sandi: Sandi): Promise<void> {
  await db.updateTable('users').set(sandi).where('user_id', '=', user_id).execute();
}

/** Whether the staff system holds this person's username and password (aturan/akses#akun-luar). */
export async function isSinkronisasi(db: Db, user_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .select('anggota.user_id')
    .where('anggota.user_id', '=', user_id)
    .where('organisasi.is_sinkronisasi', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a mail about the account goes to. */
export const findAlamatSurat = (db: Db, user_id: number) =>
  db.selectFrom('users').select(['nama', 'email']).where('user_id', '=', user_id).executeTakeFirst();

/** Whether a second factor is asked of an account, and whether it still lacks one. */
export async function findTagihanFaktor(db: Db, user_id: number, { faktorAtas }: Pick<Deps, 'faktorAtas'>) {
  const row = await db
    .selectFrom('users')
    .leftJoin('tenant', 'tenant.tenant_id', 'users.tenant_id')
    .select(['is_super_admin', 'is_viewer', 'is_pemantau', 'is_admin'])
    .select((eb) => [
      eb.fn.coalesce('is_faktor_wajib_admin', eb.lit(false)).as('admin'),
      eb.fn.coalesce('is_faktor_wajib_operator', eb.lit(false)).as('operator'),
      sql<boolean>`hadir.adalah_operator(users.user_id)`.as('is_operator'),
      sql<boolean>`hadir.punya_faktor(users.user_id)`.as('is_ada'),
    ])
    .where('users.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const is_wajib = isFaktorWajib(row, { ...row, atas: faktorAtas });
  return { is_wajib, is_diminta: is_wajib && !row.is_ada };
}

/** The account as the shell shows it. */
export async function selectMe({ db, deps }: Pick<BaseCtx, 'db' | 'deps'>, user_id: number): Promise<Me> {
  const { is_diminta } = await findTagihanFaktor(db, user_id, deps);
  const { jumlah_organisasi, tunggal, status, hak_pantau, ...me } = await db
    .selectFrom('users')
    .leftJoin('tenant', 'tenant.tenant_id', 'users.tenant_id')
    .select([
      'users.user_id',
      'users.nama',
      'users.username',
      'users.email',
      'users.gender',
      'users.no_hp',
      'users.tgl_lahir',
      'users.file_foto',
      'users.data_id',
      'users.tenant_id',
      'tenant.kode_tenant',
      'tenant.nama as nama_tenant',
      'users.is_admin',
      'users.is_super_admin',
      'users.is_viewer',
      'users.is_pemantau',
      'users.hak_pantau',
      'users.is_face_verified',
      'users.k_status',
      'users.status',
    ])
    .select((eb) => [
      eb
        .selectFrom('anggota')
        .select((a) => a.fn.countAll<number>().as('n'))
        .whereRef('anggota.user_id', '=', 'users.user_id')
        .as('jumlah_organisasi'),
      eb
        .selectFrom('anggota')
        .select((a) => a.fn.min('anggota.organisasi_id').as('id'))
        .whereRef('anggota.user_id', '=', 'users.user_id')
        .as('tunggal'),
    ])
    .where('users.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const jumlah = Number(jumlah_organisasi ?? 0);
  const isBerakhir = status === STATUS_USER.tidak_aktif;
  return {
    ...me,
    gender: me.gender as Me['gender'],
    ...(me.is_pemantau && { hak_pantau: hak_pantau as HakPantau[] }),
    is_aktif: status === STATUS_USER.aktif,
    is_faktor_diminta: is_diminta,
    jumlah_organisasi: jumlah,
    organisasi_tunggal: jumlah === 1 ? (tunggal ?? null) : null,
    pindah: isBerakhir ? ((await deps.upward.listPindahAkun(db, [user_id])).get(user_id) ?? null) : null,
  };
}

/** Whether another account goes by this name, as its username or its e-mail address: one may sign in by either. */
export async function isNamaOrangLain(db: Db, user_id: number, nama: string): Promise<boolean> {
  const lower = nama.toLowerCase();
  const row = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '!=', user_id)
    .where((eb) => eb.or([eb(sql`lower(username)`, '=', lower), eb(sql`lower(email)`, '=', lower)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One of these whose password another chose. */
export const findSandiPemberian = (db: Db, user_ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select('nama')
    .where('user_id', 'in', [0, ...user_ids])
    .where('is_sandi_pemberian', '=', true)
    .orderBy('nama')
    .limit(1)
    .executeTakeFirst();
