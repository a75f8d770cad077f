import { sql } from 'kysely';
import type { Tempat } from '../dasar/tempat.ts';
import { isTersaring, saringSql, type SaringHasil } from './saring-hasil.queries.ts';

/** How often one value was answered; `orang` counts a person once however much he chose. */
export type Sebaran = {
  pertanyaan_id: number;
  baris_id: number;
  nilai: number | null;
  jumlah: number;
  orang: number;
};

/** Limits an answer `j` to those that are counted. */
const only = ({ organisasi }: Tempat, kuesioner_id: number, saring: SaringHasil) =>
  isTersaring(saring)
    ? sql`and j.respons_id in (select r.respons_id from kuesioner_respons r
        where r.organisasi_id = ${organisasi.organisasi_id} and r.kuesioner_id = ${kuesioner_id} and ${saringSql(saring)})`
    : sql``;

/** All that the charts of a questionnaire show, in one pass over its answers. */
export async function listSebaran(tempat: Tempat, kuesioner_id: number, saring: SaringHasil): Promise<Sebaran[]> {
  const { rows } = await sql<Sebaran>`
    select j.pertanyaan_id, j.baris_id, j.nilai, count(*) as jumlah, count(*) filter (where j.urutan = 0) as orang
    from kuesioner_jawaban j
    where j.organisasi_id = ${tempat.organisasi.organisasi_id} and j.kuesioner_id = ${kuesioner_id}
      ${only(tempat, kuesioner_id, saring)}
    group by j.pertanyaan_id, j.baris_id, j.nilai`.execute(tempat.db);
  return rows;
}

export type Ukuran = {
  pertanyaan_id: number;
  rata_rata: number | null;
  median: number | null;
  terkecil: number | null;
  terbesar: number | null;
  dari: string | null;
  sampai: string | null;
};

/** What these questions, of numbers and days, came to. Apart from the charts: a median puts every answer in order. */
export async function listUkuran(
  tempat: Tempat,
  kuesioner_id: number,
  pertanyaan_ids: readonly number[],
  saring: SaringHasil,
): Promise<Ukuran[]> {
  if (pertanyaan_ids.length === 0) return [];
  const { rows } = await sql<Ukuran>`
    select j.pertanyaan_id, avg(j.angka) as rata_rata, percentile_cont(0.5) within group (order by j.angka) as median,
      min(j.angka) as terkecil, max(j.angka) as terbesar, min(j.tanggal) as dari, max(j.tanggal) as sampai
    from kuesioner_jawaban j
    where j.organisasi_id = ${tempat.organisasi.organisasi_id} and j.kuesioner_id = ${kuesioner_id}
      and j.pertanyaan_id = any(${pertanyaan_ids}::integer[]) ${only(tempat, kuesioner_id, saring)}
    group by j.pertanyaan_id`.execute(tempat.db);
  return rows;
}

export async function countRespons(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  saring: SaringHasil,
): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*) as jumlah from kuesioner_respons r
    where r.organisasi_id = ${organisasi.organisasi_id} and r.kuesioner_id = ${kuesioner_id}
      and ${saringSql(saring)}`.execute(db);
  return rows[0]?.jumlah ?? 0;
}

/** How many answered one question with each of its values. */
export async function listBagianNilai(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  pertanyaan_id: number,
): Promise<{ nilai: number; jumlah: number }[]> {
  const { rows } = await sql<{ nilai: number; jumlah: number }>`
    select nilai, count(*) as jumlah from kuesioner_jawaban
    where organisasi_id = ${organisasi.organisasi_id} and kuesioner_id = ${kuesioner_id}
      and pertanyaan_id = ${pertanyaan_id} and baris_id = 0 and nilai is not null
    group by nilai order by nilai`.execute(db);
  return rows;
}

/** How many answered on each day, as members and by the link; who, not what. */
export async function listHarian(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
): Promise<{ tanggal: string; jumlah: number }[]> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<{ tanggal: string; jumlah: number }>`
    select tanggal, count(*) as jumlah from (
      select tanggal from kuesioner_partisipasi
      where organisasi_id = ${organisasi_id} and kuesioner_id = ${kuesioner_id}
      union all
      select tanggal from kuesioner_kiriman
      where organisasi_id = ${organisasi_id} and kuesioner_id = ${kuesioner_id}
    ) masuk group by tanggal order by tanggal`.execute(db);
  return rows;
}

type SebaranGrup = Omit<Sebaran, 'pertanyaan_id'> & {
  rata_rata: number | null;
  group_id: number | null;
  grup: string | null;
};

/** One question by the group that the answerer was in, in the order of their names. */
export async function listSebaranGrup(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  pertanyaan_id: number,
): Promise<SebaranGrup[]> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<SebaranGrup>`
    select r.group_id, g.nama as grup, j.baris_id, j.nilai, count(*) as jumlah,
      count(*) filter (where j.urutan = 0) as orang, avg(j.angka) as rata_rata
    from kuesioner_jawaban j
    join kuesioner_respons r on r.organisasi_id = j.organisasi_id and r.respons_id = j.respons_id
    left join grup g on g.organisasi_id = r.organisasi_id and g.group_id = r.group_id
    where j.organisasi_id = ${organisasi_id} and j.kuesioner_id = ${kuesioner_id}
      and j.pertanyaan_id = ${pertanyaan_id}
    group by r.group_id, g.nama, j.baris_id, j.nilai
    order by g.nama nulls last, j.baris_id, j.nilai`.execute(db);
  return rows;
}

/** Two questions against each other; null is who answered the other alone. */
export async function listSilang(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  [baris, kolom]: readonly [number, number],
): Promise<{ baris: number | null; kolom: number | null; jumlah: number }[]> {
  const valuesOf = (pertanyaan_id: number) => sql`(select respons_id, nilai from kuesioner_jawaban
    where organisasi_id = ${organisasi.organisasi_id} and kuesioner_id = ${kuesioner_id}
      and pertanyaan_id = ${pertanyaan_id} and baris_id = 0)`;
  const { rows } = await sql<{ baris: number | null; kolom: number | null; jumlah: number }>`
    select a.nilai as baris, b.nilai as kolom, count(*) as jumlah
    from ${valuesOf(baris)} a full join ${valuesOf(kolom)} b on b.respons_id = a.respons_id
    group by a.nilai, b.nilai`.execute(db);
  return rows;
}
