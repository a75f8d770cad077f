import { sql } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';
import { sasaranSql } from '../dasar/sasaran-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

const SORT = { nama: 'users.nama', tanggal: 'p.tanggal' };

/** The members whom it is for, and those who have answered it though it is no longer for them. */
const selectResponden = ({ db, organisasi, today }: OrganisasiCtx, kuesioner_id: number) =>
  db
    .selectFrom('kuesioner')
    .innerJoin('anggota', 'anggota.organisasi_id', 'kuesioner.organisasi_id')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .leftJoin('kuesioner_partisipasi as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'kuesioner.organisasi_id')
        .onRef('p.kuesioner_id', '=', 'kuesioner.kuesioner_id')
        .onRef('p.user_id', '=', 'anggota.user_id'),
    )
    .where('kuesioner.organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner.kuesioner_id', '=', kuesioner_id)
    .where(sql<boolean>`(p.user_id is not null or (${anggotaAktifSql('anggota', today)} and ${sasaranSql(today)}))`);

type Saring = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  sudah?: boolean | undefined;
  user_id?: number | undefined;
};

export function listRespondenRows(
  ctx: OrganisasiCtx,
  kuesioner_id: number,
  { page, count, q, sort, sudah, user_id }: Saring,
) {
  const found = selectResponden(ctx, kuesioner_id)
    .select(['users.user_id', 'users.nama', 'anggota.nip', 'p.tanggal'])
    .select([
      sql<boolean>`p.user_id is not null`.as('sudah'),
      sql<string | null>`(select grup.nama from anggota_grup ag
        join grup on grup.organisasi_id = ag.organisasi_id and grup.group_id = ag.group_id
        where ag.organisasi_id = anggota.organisasi_id and ag.user_id = anggota.user_id
          and ag.berlaku @> ${ctx.today}::date)`.as('grup'),
    ])
    .$if(sudah !== undefined, (query) => query.where(sql<boolean>`(p.user_id is not null) = ${sudah}`))
    .$call((query) => whereGiven(query, 'users.user_id', '=', user_id))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('users.nama', 'ilike', contains(q))));
  return paginate(applySort(found, sort ?? 'nama', SORT, 'users.user_id'), { page, count });
}

export async function countResponden(
  ctx: OrganisasiCtx,
  kuesioner_id: number,
  user_id?: number,
): Promise<{ sudah: number; belum: number }> {
  const row = await selectResponden(ctx, kuesioner_id)
    .select([
      sql<number>`count(p.user_id)`.as('sudah'),
      sql<number>`count(*) filter (where p.user_id is null)`.as('belum'),
    ])
    .$call((query) => whereGiven(query, 'users.user_id', '=', user_id))
    .executeTakeFirst();
  return row ?? { sudah: 0, belum: 0 };
}

/** Those who have not answered, each with his mail address, and whether he was reminded today. */
export const listBelumMenjawab = (ctx: OrganisasiCtx, kuesioner_id: number) =>
  selectResponden(ctx, kuesioner_id)
    .leftJoin('kuesioner_pengingat as i', (join) =>
      join
        .onRef('i.organisasi_id', '=', 'kuesioner.organisasi_id')
        .onRef('i.kuesioner_id', '=', 'kuesioner.kuesioner_id')
        .onRef('i.user_id', '=', 'anggota.user_id'),
    )
    .where('p.user_id', 'is', null)
    .select(['users.user_id', 'users.nama', 'users.email'])
    .select(sql<boolean>`coalesce(i.tanggal = ${ctx.today}::date, false)`.as('sudah_diingatkan'))
    .orderBy('users.user_id')
    .execute();

/** That these were reminded today. */
export async function markDiingatkan(
  { db, organisasi, today }: OrganisasiCtx,
  kuesioner_id: number,
  user_ids: readonly number[],
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await sql`
    insert into kuesioner_pengingat (tenant_id, organisasi_id, kuesioner_id, user_id, tanggal)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${kuesioner_id}::integer, user_id, ${today}::date
    from unnest(${user_ids}::integer[]) as user_id
    on conflict (organisasi_id, kuesioner_id, user_id) do update set tanggal = excluded.tanggal`.execute(db);
}

export const DATA_SAYA_KUESIONER_PENGINGAT: SalinanTabel = {
  kuesioner_pengingat: {
    judul: 'Pengingat kuesioner',
    kolom: { ...INSTANSI, kuesioner_id: 'Nomor kuesioner', tanggal: 'Diingatkan' },
    tanpa: ['user_id'],
  },
};
