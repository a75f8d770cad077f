import { sql } from 'kysely';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaDi } from '../../kehadiran/turunan/hari-tersentuh.queries.ts';

/** Members whose days a schedule can judge, by whichever layer: in the organisation, or in the whole tenant. */
export async function listPemakaiJadwal(
  { db, tenant_id, organisasi }: MilikCtx,
  jadwal_id: number,
): Promise<AnggotaDi[]> {
  const { rows } = await sql<AnggotaDi>`
    select a.organisasi_id, a.user_id from anggota a
    where a.tenant_id = ${tenant_id} and (${organisasi?.organisasi_id ?? null}::integer is null or a.organisasi_id = ${organisasi?.organisasi_id ?? null})
      and (exists (select from jadwal j where j.tenant_id = a.tenant_id and j.jadwal_id = ${jadwal_id} and j.is_default)
        or exists (select from jadwal_kerja k where k.organisasi_id = a.organisasi_id and k.jadwal_id = ${jadwal_id}
          and (k.target = 'organisasi' or k.user_id = a.user_id or exists (select from anggota_grup g
            where g.organisasi_id = a.organisasi_id and g.user_id = a.user_id and g.group_id = k.group_id)))
        or exists (select from pola_kerja_hari h join pola_kerja_sasaran s
            on s.organisasi_id = h.organisasi_id and s.pola_kerja_id = h.pola_kerja_id
          where h.organisasi_id = a.organisasi_id and h.jadwal_id = ${jadwal_id}
          and (s.user_id = a.user_id or exists (select from anggota_grup g
            where g.organisasi_id = a.organisasi_id and g.user_id = a.user_id and g.group_id = s.group_id)))
        or exists (select from jadwal_shift s where s.organisasi_id = a.organisasi_id and s.jadwal_id = ${jadwal_id}
          and (s.user_id = a.user_id or exists (select from tukar_shift t
            where t.organisasi_id = a.organisasi_id and t.status = 'disetujui'
              and s.user_id in (t.user_id_a, t.user_id_b) and a.user_id in (t.user_id_a, t.user_id_b)))))
  `.execute(db);
  return rows;
}
