import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from '../dasar/anggota-aktif-sql.ts';
import { selectAnggotaBy, type AnggotaFilter } from '../dasar/select-anggota.queries.ts';

type Filter = AnggotaFilter & { page: number; count: number; is_tanpa_grup?: boolean | undefined };

/** Where those stand whose membership has not ended. */
export function selectPenempatan(ctx: OrganisasiCtx, { is_tanpa_grup, ...filter }: Filter) {
  const query = selectAnggotaBy(ctx, filter)
    .where(anggotaAktifSql('anggota', ctx.today))
    .$if(is_tanpa_grup === true, (q) => q.where('anggota_grup.group_id', 'is', null))
    .$if(is_tanpa_grup === false, (q) => q.where('anggota_grup.group_id', 'is not', null));
  return paginate(query, filter);
}

/** Where these members stand today, for comparing; who is no member is left out. */
export const listTempat = ({ db, organisasi, today }: OrganisasiCtx, user_ids: number[]) =>
  db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .leftJoin('anggota_grup', (join) =>
      join
        .onRef('anggota_grup.organisasi_id', '=', 'anggota.organisasi_id')
        .onRef('anggota_grup.user_id', '=', 'anggota.user_id')
        .on(sql<boolean>`anggota_grup.berlaku @> ${today}::date`),
    )
    .select(['anggota.user_id', 'users.nama', 'anggota.nip', 'anggota.role', 'anggota_grup.group_id'])
    .leftJoin('grup', (join) =>
      join
        .onRef('grup.organisasi_id', '=', 'anggota_grup.organisasi_id')
        .onRef('grup.group_id', '=', 'anggota_grup.group_id'),
    )
    .select('grup.nama as nama_group')
    .$narrowType<{ role: RoleAnggota }>()
    .select(['users.is_admin', 'users.is_super_admin', 'users.is_viewer', 'users.is_pemantau'])
    .select(
      sql<number[]>`array(select al.lokasi_presensi_id from anggota_lokasi al
        where al.organisasi_id = anggota.organisasi_id and al.user_id = anggota.user_id order by 1)`.as('lokasi'),
    )
    .select(
      sql<string[]>`array(select l.nama from anggota_lokasi al
        join lokasi_presensi l on l.organisasi_id = al.organisasi_id and l.lokasi_presensi_id = al.lokasi_presensi_id
        where al.organisasi_id = anggota.organisasi_id and al.user_id = anggota.user_id order by 1)`.as('nama_lokasi'),
    )
    .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
    .where('anggota.user_id', '=', sql<number>`any(${user_ids}::integer[])`)
    .select(anggotaAktifSql('anggota', today).as('is_anggota'))
    .execute();

/** Everybody who can be placed, in the order of names, for a sheet to fill in. */
export const listAllPenempatan = (ctx: OrganisasiCtx) =>
  selectAnggotaBy(ctx, { sort: 'nama' }).where(anggotaAktifSql('anggota', ctx.today)).execute();

/** Of these members who began something after a date and by today, another group, none, or his membership: whoever did so last, and when. */
export async function findPindahTerakhir(
  { db, organisasi, today }: OrganisasiCtx,
  user_ids: readonly number[],
  sesudah: Tanggal,
): Promise<{ nama: string; tanggal: Tanggal } | undefined> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<{ nama: string; tanggal: Tanggal }>`
    select u.nama, p.tanggal from (
      select user_id, tgl_mulai as tanggal from keanggotaan where organisasi_id = ${organisasi_id}
      union all select user_id, tgl_mulai from anggota_grup where organisasi_id = ${organisasi_id}
      union all select user_id, tgl_selesai + 1 from anggota_grup where organisasi_id = ${organisasi_id}
    ) p
    join users u on u.user_id = p.user_id
    where p.user_id = any(${user_ids}::integer[]) and p.tanggal > ${sesudah}::date and p.tanggal <= ${today}::date
    order by p.tanggal desc, u.nama limit 1`.execute(db);
  return rows[0];
}

/** The first day from a date on that is frozen for one of these members, and whose it is. */
export const findHariBeku = (
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  sejak: Tanggal,
): Promise<{ nama: string; tanggal: Tanggal } | undefined> =>
  db
    .selectFrom('kehadiran')
    .innerJoin('users', 'users.user_id', 'kehadiran.user_id')
    .select(['users.nama', 'kehadiran.tanggal'])
    .where('kehadiran.organisasi_id', '=', organisasi.organisasi_id)
    .where('kehadiran.user_id', '=', sql<number>`any(${user_ids}::integer[])`)
    .where('kehadiran.tanggal', '>=', sejak)
    .where('kehadiran.dibekukan', '=', true)
    .orderBy('kehadiran.tanggal')
    .orderBy('users.nama')
    .limit(1)
    .executeTakeFirst();
