import type { AturanBersama } from '@hadir/contract/cuti/cuti-bersama.contract.ts';
import { addDays, type Tanggal } from '@hadir/rules/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';

type Ctx = { db: Db; organisasi: { tenant_id: number; organisasi_id: number } };
export type JenisKepegawaian = AturanBersama['mengurangi'][number];

/** The switch as it held and holds, the latest first. */
export async function listAturanBersama({ db, organisasi }: Ctx): Promise<AturanBersama[]> {
  return db
    .selectFrom('cuti_bersama_aturan')
    .select(['tgl_mulai', 'tgl_selesai', 'mengurangi'])
    .$narrowType<{ mengurangi: JenisKepegawaian[] }>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .orderBy('tgl_mulai', 'desc')
    .execute();
}

/** From a date on this holds, and nothing that held or was to hold later; null is nothing at all. */
export async function replaceAturanBersama(
  { db, organisasi }: Ctx,
  tgl_mulai: Tanggal,
  mengurangi: JenisKepegawaian[] | null,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .deleteFrom('cuti_bersama_aturan')
    .where('organisasi_id', '=', organisasi_id)
    .where('tgl_mulai', '>=', tgl_mulai)
    .execute();
  await db
    .updateTable('cuti_bersama_aturan')
    .set({ tgl_selesai: addDays(tgl_mulai, -1) })
    .where('organisasi_id', '=', organisasi_id)
    .where(sql<boolean>`berlaku @> ${tgl_mulai}::date`)
    .execute();
  if (mengurangi) {
    await db.insertInto('cuti_bersama_aturan').values({ tenant_id, organisasi_id, tgl_mulai, mengurangi }).execute();
  }
}

export type AnggotaBersama = { user_id: number; nama: string; jenis_kepegawaian: JenisKepegawaian };

/** Everyone who is or was a member, by name. */
export async function listAnggotaBersama({ db, organisasi }: Ctx): Promise<AnggotaBersama[]> {
  const { rows } = await sql<AnggotaBersama>`
    select a.user_id, u.nama, a.jenis_kepegawaian from anggota a join users u on u.user_id = a.user_id
    where a.organisasi_id = ${organisasi.organisasi_id} order by u.nama, a.user_id`.execute(db);
  return rows;
}

/** What each member was on a cuti bersama that has passed; who is not known yet is kept as he is now. */
export async function keepJenisBersama({ db, organisasi }: Ctx, tanggal: Tanggal) {
  const { organisasi_id } = organisasi;
  await sql`
    insert into cuti_bersama_hari (tenant_id, organisasi_id, user_id, tanggal, jenis_kepegawaian)
    select tenant_id, organisasi_id, user_id, ${tanggal}::date, jenis_kepegawaian from anggota
    where organisasi_id = ${organisasi_id} on conflict do nothing`.execute(db);
  const rows = await db
    .selectFrom('cuti_bersama_hari')
    .select(['user_id', 'jenis_kepegawaian'])
    .$narrowType<{ jenis_kepegawaian: JenisKepegawaian }>()
    .where('organisasi_id', '=', organisasi_id)
    .where('tanggal', '=', tanggal)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.jenis_kepegawaian]));
}

/** The annual leave that cuti bersama concerns, the first where there are several. */
export const findKategoriTahunan = ({ db, organisasi }: Ctx) =>
  db
    .selectFrom('cuti_kategori')
    .select(['cuti_kategori_id', 'nama'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('jenis', '=', 'tahunan')
    .where('is_saldo', '=', true)
    .where('is_aktif', '=', true)
    .orderBy('cuti_kategori_id')
    .limit(1)
    .executeTakeFirst();

/** How many days the ledgers hold for each cuti bersama from a date on. */
export async function countBersama({ db, organisasi }: Ctx, dari: Tanggal) {
  const { rows } = await sql<{ tanggal: Tanggal; dikurangi: number; ditambah: number }>`
    select s.tanggal_cuti as tanggal,
      coalesce(-sum(s.jumlah) filter (where s.jenis in ('pemakaian', 'pengembalian')), 0)::float8 as dikurangi,
      coalesce(sum(s.jumlah) filter (where s.jenis in ('jatah', 'koreksi')), 0)::float8 as ditambah
    from cuti_saldo s
    where s.organisasi_id = ${organisasi.organisasi_id} and s.cuti_id is null and s.tanggal_cuti >= ${dari}
    group by s.tanggal_cuti`.execute(db);
  return new Map(rows.map((row) => [row.tanggal, row]));
}

/** The active organisations that have the switch, to be asked for above all of them. */
export async function listInstansiBersama(db: Db, tenant_id: number | null = null) {
  const { rows } = await sql<{ organisasi_id: number; tenant_id: number; k_sumber_data: number }>`
    select o.organisasi_id, o.tenant_id, o.k_sumber_data from organisasi o
    where o.status = 11 and (${tenant_id}::integer is null or o.tenant_id = ${tenant_id}::integer)
      and o.organisasi_id in (select organisasi_id from cuti_bersama_aturan)
    order by o.organisasi_id`.execute(db);
  return rows;
}
