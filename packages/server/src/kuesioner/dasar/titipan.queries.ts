import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tempat } from './tempat.ts';

/** Keeps an anonymous answer, sealed, until it is opened with others. */
export async function insertTitipan({ db, organisasi }: Tempat, kuesioner_id: number, isi: Buffer): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db.insertInto('kuesioner_titipan').values({ tenant_id, organisasi_id, kuesioner_id, isi }).execute();
}

/** How many wait, and how many are in the results. */
export async function countKotak(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
): Promise<{ menunggu: number; dibuka: number }> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<{ menunggu: number; dibuka: number }>`
    select (select count(*) from kuesioner_titipan t
        where t.organisasi_id = ${organisasi_id} and t.kuesioner_id = ${kuesioner_id}) as menunggu,
      (select count(*) from kuesioner_respons r
        where r.organisasi_id = ${organisasi_id} and r.kuesioner_id = ${kuesioner_id}) as dibuka`.execute(db);
  return rows[0] ?? { menunggu: 0, dibuka: 0 };
}

/** Takes so many out, whichever: their numbers are random, and so is their order. */
export async function takeTitipan({ db, organisasi }: Tempat, kuesioner_id: number, jumlah: number): Promise<Buffer[]> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<{ isi: Buffer }>`
    delete from kuesioner_titipan where titipan_id in (
      select titipan_id from kuesioner_titipan
      where organisasi_id = ${organisasi_id} and kuesioner_id = ${kuesioner_id}
      order by random() limit ${jumlah})
    returning isi`.execute(db);
  return rows.map(({ isi }) => isi);
}

/** Every questionnaire for which so many wait or more, of whichever organisation. */
export async function listBertitipan(
  db: Db,
  sedikitnya: number,
): Promise<(Tempat['organisasi'] & { kuesioner_id: number })[]> {
  const { rows } = await sql<Tempat['organisasi'] & { kuesioner_id: number }>`
    select tenant_id, organisasi_id, kuesioner_id from kuesioner_titipan
    group by tenant_id, organisasi_id, kuesioner_id
    having count(*) >= ${sedikitnya} order by kuesioner_id`.execute(db);
  return rows;
}
