import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { antaraSql } from '../../kehadiran/hari/antara-sql.ts';
import type { HariBerlapisan, Penetapan } from '../../kehadiran/hari/penetapan-upward.ts';

/** Who placed the members of these days in the group, gave the schedule, or wrote the shift that the day was judged by. */
export async function listPenetapan(
  db: Db,
  organisasi_id: number,
  days: readonly HariBerlapisan[],
): Promise<Penetapan[]> {
  const asked = days.flatMap(({ user_id, tanggal, penjelasan: { lapisan } }) =>
    lapisan ? [{ user_id, tanggal, ...lapisan }] : [],
  );
  if (asked.length === 0) return [];
  const dates = asked.map(({ tanggal }) => tanggal);
  const { rows } = await sql<Penetapan>`
    with hari as (
      select * from unnest(${asked.map(({ user_id }) => user_id)}::integer[], ${dates}::date[],
        ${asked.map(({ lapisan }) => lapisan)}::text[], ${asked.map(({ id }) => id)}::integer[])
        as hari (user_id, tanggal, lapisan, id))
    select h.user_id, h.tanggal, 'grup' as apa, g.nama, ag.tgl_mulai as sejak, ag.ditetapkan_pada as pada, u.nama as oleh
    from hari h
    join anggota_grup ag on ag.organisasi_id = ${organisasi_id} and ag.user_id = h.user_id and ag.berlaku @> h.tanggal
    join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    left join users u on u.user_id = ag.ditetapkan_oleh
    where h.lapisan in ('pola-grup', 'jadwal-grup')
    union all
    select h.user_id, h.tanggal, 'jadwal', null, k.tgl_mulai, k.ditetapkan_pada, u.nama
    from hari h
    join jadwal_kerja k on k.organisasi_id = ${organisasi_id} and k.setting_jadwal_id = h.id
    join users u on u.user_id = k.ditetapkan_oleh
    where h.lapisan in ('jadwal-anggota', 'jadwal-grup', 'jadwal-organisasi')
    union all
    select h.user_id, h.tanggal, 'roster', null, s.tanggal, s.diubah_pada, u.nama
    from hari h
    join jadwal_shift s on s.organisasi_id = ${organisasi_id} and s.user_id = h.user_id and s.tanggal = h.tanggal
    join users u on u.user_id = s.diubah_oleh
    where h.lapisan = 'roster' and ${antaraSql('s.tanggal', dates)}
    order by user_id, tanggal, apa`.execute(db);
  return rows;
}
