import { sql, type RawBuilder } from 'kysely';
import type { Tempat } from '../dasar/tempat.ts';

/** Which answers are counted: all, or those of a group, of days, or in which a question was answered so. */
export type SaringHasil = {
  group_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  saring_pertanyaan_id?: number | undefined;
  saring_nilai?: number | undefined;
};

export const isTersaring = (saring: SaringHasil): boolean => Object.values(saring).some((one) => one !== undefined);

/** Conditions on the row of `kuesioner_respons r`. */
export function saringSql({
  group_id,
  from,
  to,
  saring_pertanyaan_id,
  saring_nilai,
}: SaringHasil): RawBuilder<boolean> {
  const conditions = [
    group_id !== undefined && sql`r.group_id = ${group_id}`,
    from !== undefined && sql`r.tanggal >= ${from}::date`,
    to !== undefined && sql`r.tanggal <= ${to}::date`,
    saring_pertanyaan_id !== undefined &&
      sql`exists (select from kuesioner_jawaban x where x.organisasi_id = r.organisasi_id
        and x.kuesioner_id = r.kuesioner_id and x.pertanyaan_id = ${saring_pertanyaan_id}
        and x.nilai = ${saring_nilai ?? null} and x.respons_id = r.respons_id)`,
  ].filter((one) => one !== false);
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}

export async function findNamaGrup({ db, organisasi }: Tempat, group_id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('grup')
    .select('nama')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('group_id', '=', group_id)
    .executeTakeFirst();
  return row?.nama;
}
