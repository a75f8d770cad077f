import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** What a reminder tells of a published questionnaire. */
export const findIngatan = (db: Db, organisasi_id: number, kuesioner_id: number) =>
  db
    .selectFrom('kuesioner')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'kuesioner.organisasi_id')
    .select(['kuesioner.judul', 'kuesioner.tgl_selesai', 'kuesioner.is_anonim', 'organisasi.nama as organisasi'])
    .where('kuesioner.organisasi_id', '=', organisasi_id)
    .where('kuesioner.kuesioner_id', '=', kuesioner_id)
    .where(sql<boolean>`kuesioner.status = 'terbit'`)
    .executeTakeFirst();

/** Those of these members who have not answered. */
export const listAlamat = (db: Db, organisasi_id: number, kuesioner_id: number, user_ids: readonly number[]) =>
  db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['users.user_id', 'users.nama', 'users.email'])
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where(sql<boolean>`anggota.user_id = any(${user_ids}::integer[])`)
    .where(sql<boolean>`not exists (select from kuesioner_partisipasi p where p.organisasi_id = anggota.organisasi_id
      and p.kuesioner_id = ${kuesioner_id} and p.user_id = anggota.user_id)`)
    .orderBy('anggota.user_id')
    .execute();
