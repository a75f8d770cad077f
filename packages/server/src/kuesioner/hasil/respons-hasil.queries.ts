import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { BarisJawaban } from '../dasar/to-baris-jawaban.ts';
import type { Tempat } from '../dasar/tempat.ts';
import { saringSql, type SaringHasil } from './saring-hasil.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

type Halaman = { page: number; count: number };

const namaSql = sql<string | null>`(select u.nama from users u where u.user_id = r.user_id)`;
const grupSql = sql<string | null>`(select g.nama from grup g where g.organisasi_id = r.organisasi_id
  and g.group_id = r.group_id)`;

/** The texts that one question was answered with: the latest first, of an anonymous questionnaire by random numbers. */
export function listTeksRows(
  { db, organisasi }: Tempat,
  { kuesioner_id, is_anonim }: { kuesioner_id: number; is_anonim: boolean },
  pertanyaan_id: number,
  { q, page, count, ...saring }: Halaman & SaringHasil & { q?: string | undefined },
) {
  const found = db
    .selectFrom('kuesioner_jawaban as j')
    .innerJoin('kuesioner_respons as r', (join) =>
      join.onRef('r.organisasi_id', '=', 'j.organisasi_id').onRef('r.respons_id', '=', 'j.respons_id'),
    )
    .select(['r.user_id', 'r.tanggal', sql<string>`j.teks`.as('teks'), namaSql.as('nama')])
    .where('j.organisasi_id', '=', organisasi.organisasi_id)
    .where('j.kuesioner_id', '=', kuesioner_id)
    .where('j.pertanyaan_id', '=', pertanyaan_id)
    .where('j.teks', 'is not', null)
    .where(saringSql(saring))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('j.teks', 'ilike', contains(q))))
    .$if(!is_anonim, (query) => query.orderBy('r.dikirim_pada', 'desc'))
    .orderBy('r.respons_id');
  return paginate(found, { page, count });
}

const nipSql = sql<string | null>`(select a.nip from anggota a where a.organisasi_id = r.organisasi_id
  and a.user_id = r.user_id)`;

const selectRespons = ({ db, organisasi }: Tempat, kuesioner_id: number) =>
  db
    .selectFrom('kuesioner_respons as r')
    .select(['r.respons_id', 'r.user_id', 'r.dikirim_pada'])
    .select([namaSql.as('nama'), nipSql.as('nip'), grupSql.as('grup')])
    .where('r.organisasi_id', '=', organisasi.organisasi_id)
    .where('r.kuesioner_id', '=', kuesioner_id)
    .where('r.is_anonim', '=', false)
    .orderBy('r.dikirim_pada', 'desc')
    .orderBy('r.respons_id');

/** Answers with their senders, the latest first; of one member his. */
export const listResponsRows = (
  tempat: Tempat,
  kuesioner_id: number,
  { page, count, user_id }: Halaman & { user_id: number | undefined },
) =>
  paginate(
    selectRespons(tempat, kuesioner_id).$call((query) => whereGiven(query, 'r.user_id', '=', user_id)),
    { page, count },
  );

export type Kepala = {
  respons_id: string;
  user_id: number | null;
  dikirim_pada: string | null;
  nama: string | null;
  nip: string | null;
  grup: string | null;
};

/** The next of them after one that was read. */
export const listResponsSesudah = (
  tempat: Tempat,
  kuesioner_id: number,
  after: Kepala | undefined,
  limit: number,
): Promise<Kepala[]> =>
  selectRespons(tempat, kuesioner_id)
    .$call((query) =>
      whenGiven(query, after, (query, after) =>
        query.where(
          sql<boolean>`(r.dikirim_pada, r.respons_id) < (${after.dikirim_pada}::timestamptz, ${after.respons_id}::uuid)`,
        ),
      ),
    )
    .clearOrderBy()
    .orderBy('r.dikirim_pada', 'desc')
    .orderBy('r.respons_id', 'desc')
    .limit(limit)
    .execute();

/** All that these answers say. */
export async function listJawabanOf(
  { db, organisasi }: Tempat,
  respons_ids: readonly string[],
): Promise<Map<string, (BarisJawaban & { respons_id: string })[]>> {
  const rows = await db
    .selectFrom('kuesioner_jawaban')
    .select(['respons_id', 'pertanyaan_id', 'urutan', 'baris_id', 'nilai', 'angka', 'tanggal', 'teks', 'berkas_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`respons_id = any(${respons_ids}::uuid[])`)
    .orderBy('respons_id')
    .orderBy('pertanyaan_id')
    .orderBy('urutan')
    .execute();
  return Map.groupBy(rows, ({ respons_id }) => respons_id);
}
