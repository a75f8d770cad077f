import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';

const PERAN = kodeSql(KODE_PERAN);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

/** Of these organisations, where what waits is the only operator's own, by name: nobody there may decide it. */
export async function listTanpaPemutus(db: Db, ids: readonly number[]): Promise<BerandaTenant['menunggu']> {
  const { rows } = await sql<BerandaTenant['menunggu'][number]>`
    select o.organisasi_id, o.nama, sum(m.ditinjau)::integer as ditinjau, sum(m.gangguan)::integer as gangguan
    from (
      select p.organisasi_id, p.user_id, 1 as ditinjau, 0 as gangguan from presensi p
      where p.organisasi_id = any(${ids}::integer[]) and p.is_ditinjau and p.sumber <> 'manual'
        and not exists (select from putusan_presensi d
          where d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id)
      union all
      select g.organisasi_id, g.dibuat_oleh, 0, 1 from gangguan g
      where g.organisasi_id = any(${ids}::integer[]) and g.status = 'diajukan'
    ) m
    join organisasi o on o.organisasi_id = m.organisasi_id
    join anggota a on a.organisasi_id = m.organisasi_id and a.user_id = m.user_id and a.role = ${PERAN.operator}
    where not exists (select from anggota b where b.organisasi_id = m.organisasi_id and b.user_id <> m.user_id
      and b.role = ${PERAN.operator} and b.status = ${KEANGGOTAAN.aktif})
    group by o.organisasi_id, o.nama order by o.nama, o.organisasi_id`.execute(db);
  return rows;
}
