import { JEDA_KONTAK, type KontakSesi } from '@hadir/rules/presensi/ketukan/kontak-sesi.ts';
import { type QueryCreator, sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { BaseCtx, UserCtx } from '../../platform/ctx/ctx.ts';
import { deleteTantanganOf } from '../dasar/tantangan.queries.ts';
import { MASA_SESI } from '@hadir/rules/auth/masa-sesi.ts';
import type { SesiTerpakai } from './sesi-terpakai.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

type NewSesi = {
  token_hash: Buffer;
  user_id: number;
  tenant_id: number | null;
  kedaluwarsa_pada: Date;
  peramban_hash: Buffer;
};

export async function insertSesi({ db, origin, now }: BaseCtx, sesi: NewSesi): Promise<void> {
  await db
    .insertInto('sesi')
    .values({ ...sesi, ...kontakAwal(now), ip: origin.ip, user_agent: origin.user_agent })
    .execute();
}

/** Sessions of one's own that have not expired, the latest first. */
export async function selectSesi({ db, actor, now }: UserCtx) {
  const rows = await db
    .selectFrom('sesi')
    .select(['sesi_id', 'ip', 'user_agent', 'dibuat_pada', 'terakhir_pada'])
    .where('user_id', '=', actor.user_id)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .orderBy('terakhir_pada', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, is_sesi_ini: row.sesi_id === actor.sesi_id }));
}

/** The browser it was begun in; undefined when it is not there, or another person's. */
export function deleteSesi({ db, actor, now }: UserCtx, sesi_id: string) {
  return db
    .with('ended', (trx) =>
      trx
        .deleteFrom('sesi')
        .where('sesi_id', '=', sesi_id)
        .where('user_id', '=', actor.user_id)
        .returning(['user_id', 'peramban_hash']),
    )
    .with('noted', noteKeluar(now))
    .selectFrom('ended')
    .select('peramban_hash')
    .executeTakeFirst();
}

/** Ends the session that this secret, which came with a call, stands for, whoever's it is. */
export async function deleteSesiByToken({ db, now }: BaseCtx, token_hash: Buffer): Promise<void> {
  await db
    .with('ended', (trx) => trx.deleteFrom('sesi').where('token_hash', '=', token_hash).returning('user_id'))
    .with('noted', noteKeluar(now))
    .selectFrom('ended')
    .select('user_id')
    .execute();
}

/** The contact by which a person ends a session is remembered with him: the session's own row is no more. */
const noteKeluar = (now: Date) => (trx: QueryCreator<Tables & { ended: { user_id: number } }>) =>
  trx
    .updateTable('users')
    .from('ended')
    .set({ keluar_pada: now })
    .whereRef('users.user_id', '=', 'ended.user_id')
    .returning('users.user_id');

export async function findPerambanOfSesi(db: Db, sesi_id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('sesi').select('peramban_hash').where('sesi_id', '=', sesi_id).executeTakeFirst();
  return row?.peramban_hash ?? null;
}

/** Ends an account's sessions, and whoever is half-way in by what held until now. */
export async function deleteSesiOf(db: Db, user_id: number, except: string | null = null): Promise<void> {
  await deleteTantanganOf(db, user_id);
  await db
    .deleteFrom('sesi')
    .where('user_id', '=', user_id)
    .$if(except !== null, (q) => q.where('sesi_id', '!=', except))
    .execute();
}

/** A session that begins is in contact. */
export const kontakAwal = (now: Date) => ({ dibuat_pada: now, terakhir_pada: now, tersambung_sejak: now });

/** When each of this person's sessions was in contact, also the last that he ended himself; right to half a minute. */
export async function selectKontakOf(db: Db, user_id: number): Promise<KontakSesi[]> {
  const rows = await db
    .selectFrom('sesi')
    .select(['putus_pada', 'tersambung_sejak', 'terakhir_pada'])
    .where('user_id', '=', user_id)
    .unionAll((of) =>
      of
        .selectFrom('users')
        .select(({ ref }) => [
          sql<string | null>`null::timestamptz`.as('putus_pada'),
          ref('keluar_pada').$notNull().as('tersambung_sejak'),
          ref('keluar_pada').$notNull().as('terakhir_pada'),
        ])
        .where('user_id', '=', user_id)
        .where('keluar_pada', 'is not', null),
    )
    .execute();
  return rows.map(({ putus_pada, tersambung_sejak, terakhir_pada }) => ({
    putus_pada: putus_pada === null ? null : Date.parse(putus_pada),
    tersambung_sejak: Date.parse(tersambung_sejak),
    terakhir_pada: Date.parse(terakhir_pada),
  }));
}

/** Writes when each of these sessions was in contact, which lasts longer by it; one that had been silent for a while begins anew. */
export async function updateSesiTerpakai(db: Db, terpakai: ReadonlyMap<string, SesiTerpakai>): Promise<void> {
  // In one order, so that two servers that know the same sessions do not wait for each other in a circle.
  const rows = [...terpakai].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isBaru = sql`t.awal - sesi.terakhir_pada > ${JEDA_KONTAK} * interval '1 millisecond'`;
  await sql`
    update sesi set
      putus_pada = case when ${isBaru} then sesi.terakhir_pada else sesi.putus_pada end,
      tersambung_sejak = case when ${isBaru} then t.awal else sesi.tersambung_sejak end,
      terakhir_pada = greatest(sesi.terakhir_pada, t.akhir),
      kedaluwarsa_pada = greatest(sesi.kedaluwarsa_pada, least(
        sesi.dibuat_pada + ${MASA_SESI.terlama} * interval '1 millisecond',
        t.akhir + ${MASA_SESI.diam} * interval '1 millisecond'))
    from unnest(
      ${rows.map(([sesi_id]) => sesi_id)}::uuid[], ${rows.map(([, { awal }]) => awal)}::timestamptz[],
      ${rows.map(([, { akhir }]) => akhir)}::timestamptz[]) as t (sesi_id, awal, akhir)
    where sesi.sesi_id = t.sesi_id`.execute(db);
}

export const DATA_SAYA_SESI: SalinanTabel = {
  sesi: {
    judul: 'Sesi masuk',
    kolom: {
      ip: 'Alamat IP',
      user_agent: 'Peramban',
      dibuat_pada: 'Masuk',
      terakhir_pada: 'Terakhir dipakai',
      kedaluwarsa_pada: 'Berakhir',
    },
    tanpa: ['sesi_id', 'token_hash', 'user_id', 'peramban_hash', 'tersambung_sejak', 'putus_pada'],
  },
};
