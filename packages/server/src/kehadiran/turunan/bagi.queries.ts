import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { sql } from 'kysely';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaDi } from './hari-tersentuh.queries.ts';

const DISEBUT = 50;

/** How many of these are members today or will be, and the first of them by name. */
export async function findBagi(
  { db, tenant_id, today }: MilikCtx,
  siapa: readonly AnggotaDi[],
): Promise<NonNullable<Dampak['bagi']>> {
  const { rows } = await sql<NonNullable<Dampak['bagi']>>`
    select count(*)::integer as anggota,
      coalesce((array_agg(nama order by nama, user_id))[1:${sql.lit(DISEBUT)}], '{}') as nama
    from (
      select distinct a.organisasi_id, a.user_id, u.nama
      from unnest(${siapa.map((one) => one.organisasi_id)}::integer[], ${siapa.map((one) => one.user_id)}::integer[])
        as s (organisasi_id, user_id)
      join anggota a on a.organisasi_id = s.organisasi_id and a.user_id = s.user_id
      join users u on u.user_id = a.user_id
      join keanggotaan k on k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
      where a.tenant_id = ${tenant_id} and coalesce(upper(k.berlaku), 'infinity') > ${today}::date
    ) as terkena`.execute(db);
  return rows[0] ?? { anggota: 0, nama: [] };
}
