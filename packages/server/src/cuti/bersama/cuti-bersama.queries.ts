import type { JenisKepegawaian } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

const RECORD = kodeSql(STATUS_RECORD);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

type Terbatas = { db: Db; organisasi: { organisasi_id: number } };
type Ctx = { db: Db; organisasi: { tenant_id: number; organisasi_id: number } };

export type AnggotaBersama = { user_id: number; nama: string; jenis_kepegawaian: JenisKepegawaian | null };

/** Everyone who is or was a member, by name. */
export async function listAnggotaBersama({ db, organisasi }: Ctx): Promise<AnggotaBersama[]> {
  const { rows } = await sql<AnggotaBersama>`
    select a.user_id, u.nama, a.jenis_kepegawaian from anggota a join users u on u.user_id = a.user_id
    where a.organisasi_id = ${organisasi.organisasi_id} order by u.nama, a.user_id`.execute(db);
  return rows;
}

/** Who of these is a member still, with his address. */
export async function listPenerimaBersama({ db, organisasi }: Terbatas, user_ids: readonly number[]) {
  const { rows } = await sql<{ user_id: number; nama: string; email: string | null }>`
    select a.user_id, u.nama, u.email from anggota a join users u on u.user_id = a.user_id
    where a.organisasi_id = ${organisasi.organisasi_id} and a.status = ${KEANGGOTAAN.aktif}
      and a.user_id = any(${user_ids}::integer[]) order by a.user_id`.execute(db);
  return rows;
}

/**
 * What each member was on a cuti bersama that has passed; who is not kept yet is kept as he is now, once that is known.
 */
export async function keepJenisBersama({ db, organisasi }: Ctx, tanggal: Tanggal) {
  const { organisasi_id } = organisasi;
  await sql`
    insert into cuti_bersama_hari (tenant_id, organisasi_id, user_id, tanggal, jenis_kepegawaian)
    select tenant_id, organisasi_id, user_id, ${tanggal}::date, jenis_kepegawaian from anggota
    where organisasi_id = ${organisasi_id} and jenis_kepegawaian is not null on conflict do nothing`.execute(db);
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

/** The active organisations that have the switch or inherit it, to be asked for above all of them. */
export async function listInstansiBersama(db: Db, tenant_id: number | null = null) {
  const { rows } = await sql<{ organisasi_id: number; tenant_id: number; k_sumber_data: number }>`
    select o.organisasi_id, o.tenant_id, o.k_sumber_data from organisasi o join tenant t on t.tenant_id = o.tenant_id
    where o.status = ${RECORD.aktif} and t.status = ${RECORD.aktif} and (${tenant_id}::integer is null or o.tenant_id = ${tenant_id}::integer)
      and exists (select from cuti_bersama_aturan b where b.tenant_id = o.tenant_id
        and (b.organisasi_id = o.organisasi_id or b.organisasi_id is null))
    order by o.organisasi_id`.execute(db);
  return rows;
}

export const DATA_SAYA_CUTI_BERSAMA_HARI: SalinanTabel = {
  cuti_bersama_hari: {
    judul: 'Cuti bersama',
    kolom: { ...INSTANSI, tanggal: 'Tanggal', jenis_kepegawaian: 'Jenis kepegawaian' },
    tanpa: ['user_id'],
  },
};
