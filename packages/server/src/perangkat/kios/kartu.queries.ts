import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Whose card it is, or was at that time and is no more; undefined where it is nobody's here. */
export async function findPemilikKartu(
  db: Db,
  organisasi_id: number,
  kode_kartu: string,
  waktu: string,
): Promise<{ user_id: number; is_dicabut: boolean } | undefined> {
  const { rows } = await sql<{ user_id: number; is_dicabut: boolean }>`
    select user_id, false as is_dicabut from anggota where organisasi_id = ${organisasi_id} and kode_kartu = ${kode_kartu}::uuid
    union all
    select user_id, true as is_dicabut from kartu_dicabut where organisasi_id = ${organisasi_id} and kode_kartu = ${kode_kartu}::uuid
      and dicabut_pada > ${waktu}::timestamptz`.execute(db);
  return rows[0];
}

export const findKartu = ({ db, organisasi }: OrganisasiCtx, user_id: number) =>
  db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.kode_kartu', 'users.nama'])
    .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
    .where('anggota.user_id', '=', user_id)
    .executeTakeFirst();

/** The card is another from now on; false where there is no such member. */
export async function replaceKartu(
  { db, tenant_id, organisasi, now }: OrganisasiCtx,
  user_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    with dicabut as (
      insert into kartu_dicabut (tenant_id, organisasi_id, user_id, kode_kartu, dicabut_pada)
      select ${tenant_id}::integer, a.organisasi_id, a.user_id, a.kode_kartu, ${now.toISOString()}::timestamptz
      from anggota a where a.organisasi_id = ${organisasi.organisasi_id} and a.user_id = ${user_id}
    )
    update anggota set kode_kartu = gen_random_uuid()
    where organisasi_id = ${organisasi.organisasi_id} and user_id = ${user_id}
    returning user_id`.execute(db);
  return rows.length > 0;
}

export const DATA_SAYA_KARTU_DICABUT: SalinanTabel = {
  kartu_dicabut: {
    judul: 'Kartu yang diganti',
    kolom: { ...INSTANSI, kode_kartu: 'Kode kartu', dicabut_pada: 'Diganti' },
    tanpa: ['user_id'],
  },
};
