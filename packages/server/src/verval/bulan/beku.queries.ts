import { sql } from 'kysely';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import { contains } from '../../platform/db/list/contains.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaBernama } from '../../kehadiran/hari/join-anggota.queries.ts';
import { namaPelaku } from '../dasar/nama-pelaku.queries.ts';
import type { Verval } from './verval.queries.ts';

type Bernama = Verval & AnggotaBernama;

/** What was frozen of a month, with how lists name its members; by name. */
export function selectBeku(
  { db, organisasi }: OrganisasiCtx,
  bulan: string,
  {
    q,
    user_id,
    group_id,
  }: { q?: string | undefined; user_id?: number | undefined; group_id?: readonly number[] | undefined },
): Promise<Bernama[]> {
  return db
    .selectFrom('verval as v')
    .innerJoin('anggota as a', (join) =>
      join.onRef('a.organisasi_id', '=', 'v.organisasi_id').onRef('a.user_id', '=', 'v.user_id'),
    )
    .innerJoin('users as o', 'o.user_id', 'v.user_id')
    .leftJoin('users as u', 'u.user_id', 'v.dikirim_oleh')
    .select(['v.user_id', 'v.status', 'v.ringkasan', 'v.dibekukan_pada', 'v.dikirim_pada'])
    .select(namaPelaku('v.dikirim_oleh').as('dikirim_oleh'))
    .select(['o.nama', 'o.gender', 'o.file_foto', 'a.nip', 'a.jabatan'])
    .select(
      sql<string | null>`(select g.nama from anggota_grup ag
        join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = v.organisasi_id and ag.user_id = v.user_id
          and ag.berlaku && daterange(v.bulan, (v.bulan + interval '1 month')::date)
        order by ag.tgl_mulai desc limit 1)`.as('nama_group'),
    )
    .$castTo<Bernama>()
    .where('v.organisasi_id', '=', organisasi.organisasi_id)
    .where('v.bulan', '=', bulan)
    .where('o.nama', 'ilike', contains(q ?? ''))
    .$call((query) => whereGiven(query, 'v.user_id', '=', user_id))
    .$call((query) =>
      whenGiven(query, group_id, (narrowed, ids) =>
        narrowed.where(sql<boolean>`exists (select from anggota_grup ag where ag.organisasi_id = v.organisasi_id
          and ag.user_id = v.user_id and ag.group_id = any(${ids}::integer[])
          and ag.berlaku && daterange(v.bulan, (v.bulan + interval '1 month')::date))`),
      ),
    )
    .orderBy('o.nama')
    .orderBy('v.user_id')
    .execute();
}
