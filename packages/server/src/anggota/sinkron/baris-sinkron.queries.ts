import type { BarisSinkron } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import type { JenisSinkron, PutusanSinkron } from '@hadir/rules/anggota/judge-sinkron.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Ptk } from '../../platform/simpatika/pesan/ptk.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

type At = { tenant_id: number; organisasi_id: number };
type Run = { organisasi_id: number; sinkronisasi_id: number };
export type BarisTerbaca = { peg_id: string | null; nama: string; sumber: Ptk | null; pesan: string | null };

/** Puts a page's people behind those that were read before. */
export async function insertTerbaca(db: Db, at: At, sinkronisasi_id: number, baris: readonly BarisTerbaca[]) {
  const { tenant_id, organisasi_id } = at;
  await sql`
    insert into sinkronisasi_baris (tenant_id, organisasi_id, sinkronisasi_id, nomor, nama, peg_id, sumber, pesan)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${sinkronisasi_id}::integer,
      (select coalesce(max(nomor), 0) from sinkronisasi_baris l where l.organisasi_id = ${organisasi_id}
        and l.sinkronisasi_id = ${sinkronisasi_id}) + row_number() over (), nama, peg_id, sumber, pesan
    from jsonb_to_recordset(${JSON.stringify(baris)}::jsonb) as b (nama text, peg_id text, sumber jsonb, pesan text)
  `.execute(db);
}

const ofRun = (db: Db, { organisasi_id, sinkronisasi_id }: Run) =>
  db
    .selectFrom('sinkronisasi_baris')
    .where('organisasi_id', '=', organisasi_id)
    .where('sinkronisasi_id', '=', sinkronisasi_id);

export async function deleteBaris(db: Db, { organisasi_id, sinkronisasi_id }: Run): Promise<void> {
  await db
    .deleteFrom('sinkronisasi_baris')
    .where('organisasi_id', '=', organisasi_id)
    .where('sinkronisasi_id', '=', sinkronisasi_id)
    .execute();
}

export async function countBaris(db: Db, run: Run): Promise<number> {
  const row = await ofRun(db, run)
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return row.jumlah;
}

/** Everybody who was read, in the order of reading, with whether he was done already. */
export const listTerbaca = (db: Db, run: Run) =>
  ofRun(db, run)
    .select(['nomor', 'nama', 'peg_id', 'pesan', 'jenis', 'user_id', 'is_diterapkan'])
    .select(sql<Ptk | null>`sumber`.as('sumber'))
    .where(sql<boolean>`jenis is distinct from 'hilang'`)
    .orderBy('nomor')
    .execute();

type Dinilai = Omit<PutusanSinkron, 'perubahan'> & { perubahan: unknown; versi: number | null };

/** Keeps what becomes of each; what was done already keeps what was said of it. */
export async function updatePutusan(db: Db, run: Run, putusan: readonly (Dinilai & { nomor: number })[]) {
  await sql`
    update sinkronisasi_baris b set jenis = p.jenis, user_id = p.user_id, versi = p.versi, perubahan = p.perubahan,
      tetap = p.tetap, pesan = p.pesan
    from jsonb_to_recordset(${JSON.stringify(putusan)}::jsonb) as p (nomor integer, jenis text, user_id integer,
      versi integer, perubahan jsonb, tetap text[], pesan text)
    where b.organisasi_id = ${run.organisasi_id} and b.sinkronisasi_id = ${run.sinkronisasi_id} and b.nomor = p.nomor
      and not b.is_diterapkan`.execute(db);
}

/** Who vanished, in place of those who were said to have and were not done. */
export async function replaceHilang(
  db: Db,
  { tenant_id, organisasi_id }: At,
  sinkronisasi_id: number,
  hilang: readonly { nama: string; user_id: number | null; pesan: string | null }[],
): Promise<void> {
  await db
    .deleteFrom('sinkronisasi_baris')
    .where('organisasi_id', '=', organisasi_id)
    .where('sinkronisasi_id', '=', sinkronisasi_id)
    .where('jenis', '=', 'hilang')
    .where('sumber', 'is', null)
    .where('is_diterapkan', '=', false)
    .execute();
  await sql`
    insert into sinkronisasi_baris (tenant_id, organisasi_id, sinkronisasi_id, nomor, nama, jenis, user_id, pesan)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${sinkronisasi_id}::integer,
      (select coalesce(max(nomor), 0) from sinkronisasi_baris l where l.organisasi_id = ${organisasi_id}
        and l.sinkronisasi_id = ${sinkronisasi_id}) + row_number() over (), nama, 'hilang', user_id, pesan
    from jsonb_to_recordset(${JSON.stringify(hilang)}::jsonb) as h (nama text, user_id integer, pesan text)
  `.execute(db);
}

/** The next rows that something is to be done for, after one of them; of the vanished only those who were confirmed. */
export async function listBelumDiterapkan(
  db: Db,
  run: Run,
  { sesudah, nonaktifkan, jenis }: { sesudah: number; nonaktifkan: readonly number[]; jenis: readonly JenisSinkron[] },
  porsi: number,
) {
  const rows = await ofRun(db, run)
    .select(['nomor', 'nama', 'jenis', 'user_id', 'versi', 'perubahan'])
    .select(sql<Ptk | null>`sumber`.as('sumber'))
    .where('nomor', '>', sesudah)
    .where('is_diterapkan', '=', false)
    .where(
      sql<boolean>`(jenis = any(${jenis}::text[]) or (jenis = 'hilang' and user_id = any(${nonaktifkan}::integer[])))`,
    )
    .orderBy('nomor')
    .limit(porsi)
    .execute();
  return rows.map((row) => ({
    ...row,
    jenis: row.jenis as JenisSinkron,
    perubahan: row.perubahan as BarisSinkron['perubahan'],
  }));
}
export type BarisTerap = Awaited<ReturnType<typeof listBelumDiterapkan>>[number];

type Hasil = { nomor: number; user_id: number | null; galat: string | null };

/** Notes what came of rows: done, or (`galat`) why not. */
export async function updateHasilBaris(db: Db, run: Run, hasil: readonly Hasil[]): Promise<void> {
  await sql`
    update sinkronisasi_baris b set user_id = coalesce(h.user_id, b.user_id), is_diterapkan = h.galat is null,
      jenis = case when h.galat is null then b.jenis else 'galat' end, pesan = coalesce(h.galat, b.pesan)
    from jsonb_to_recordset(${JSON.stringify(hasil)}::jsonb) as h (nomor integer, user_id integer, galat text)
    where b.organisasi_id = ${run.organisasi_id} and b.sinkronisasi_id = ${run.sinkronisasi_id}
      and b.nomor = h.nomor`.execute(db);
}

type Filter = { page: number; count: number; q?: string | undefined; jenis?: JenisSinkron | undefined };

/** Rows of a run for people to read; those of whom nothing is to be said only where they are asked for. */
export async function selectBaris(db: Db, run: Run, { jenis, q, ...paged }: Filter) {
  const query = ofRun(db, run)
    .select(['nomor', 'nama', 'jenis', 'user_id', 'perubahan', 'tetap', 'pesan', 'is_diterapkan'])
    .where('jenis', 'is not', null)
    .$call((one) => whereGiven(one, 'jenis', '=', jenis))
    .$call((one) => whenGiven(one, q, (one, q) => one.where('nama', 'ilike', contains(q))))
    .orderBy('nomor');
  const halaman = await paginate(query, paged);
  return { ...halaman, data: halaman.data.map((row) => row as unknown as BarisSinkron) };
}

export const DATA_SAYA_SINKRONISASI_BARIS: SalinanTabel = {
  sinkronisasi_baris: 'the last readings of the staff system, kept for days; what came of them is in his membership',
};
