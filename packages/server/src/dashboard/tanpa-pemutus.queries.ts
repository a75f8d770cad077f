import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SAKLAR_CUTI_BAWAAN } from '@hadir/rules/pengaturan/saklar-cuti-bawaan.ts';
import { isCutiTerbuka, type SaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';

const PERAN = kodeSql(KODE_PERAN);
const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

type Menunggu = BerandaTenant['menunggu'][number];
type Baris = Menunggu & { k_sumber_data: number; saklar: Omit<SaklarCuti, 'k_sumber_data'> | null };

/**
 * Of these organisations, where what waits is the only operator's own, by name: nobody there may decide it. A request is such
 * where no chain holds for it, its owner saved the chain last, or its turn is any operator's, its owner's own, or that of a
 * head of group whom he does not have, is himself, or chose himself. Leave counts where there is leave.
 */
export async function listTanpaPemutus(db: Db, ids: readonly number[], today: string): Promise<Menunggu[]> {
  const { rows } = await sql<Baris>`
    select o.organisasi_id, o.nama, case when min(m.user_id) = max(m.user_id) then min(m.user_id) end as user_id,
      o.k_sumber_data, count(*) filter (where m.jenis = 'ditinjau')::integer as ditinjau,
      count(*) filter (where m.jenis = 'gangguan')::integer as gangguan,
      count(*) filter (where m.jenis = 'cuti')::integer as cuti,
      count(*) filter (where m.jenis = 'klaim')::integer as klaim,
      count(*) filter (where m.jenis = 'presensi_manual')::integer as presensi_manual,
      count(*) filter (where m.jenis = 'tukar_shift')::integer as tukar_shift,
      (select json_build_object('is_enable_fitur_cuti', s.is_enable_fitur_cuti,
        'is_leave_management_simpatika', s.is_leave_management_simpatika,
        'is_disable_ketidakhadiran', s.is_disable_ketidakhadiran)
        from hadir.pengaturan_pada(o.organisasi_id, ${today}::date) s) as saklar
    from (
      select p.organisasi_id, p.user_id, 'ditinjau' as jenis from presensi p
      where p.organisasi_id = any(${ids}::integer[]) and p.is_ditinjau and p.sumber <> 'manual'
        and not exists (select from putusan_presensi d
          where d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id)
      union all
      select g.organisasi_id, g.dibuat_oleh, 'gangguan' from gangguan g
      where g.organisasi_id = any(${ids}::integer[]) and g.status = 'diajukan'
      union all
      select j.organisasi_id, j.user_id, j.untuk
      from persetujuan_jalan j, lateral (select j.jenjang -> j.urutan::integer as kini) jenjang
      where j.organisasi_id = any(${ids}::integer[]) and j.giliran_sejak is not null
        and (kini is null or kini ->> 'peran' = 'operator' or j.jenjang_oleh = j.user_id
          or kini ->> 'pengganti_user_id' is null and ((kini ->> 'user_id')::integer = j.user_id
            or kini ->> 'jenis' = 'kepala_grup' and not exists (select from anggota_grup ag
              join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
              where ag.organisasi_id = j.organisasi_id and ag.user_id = j.user_id
                and ag.tgl_mulai <= ${today} and coalesce(ag.tgl_selesai, 'infinity') >= ${today}
                and g.kepala_user_id <> j.user_id and g.kepala_oleh is distinct from j.user_id
                and ag.ditetapkan_oleh is distinct from j.user_id)))
    ) m
    join organisasi o on o.organisasi_id = m.organisasi_id
    join anggota a on a.organisasi_id = m.organisasi_id and a.user_id = m.user_id and a.role = ${PERAN.operator}
    where not exists (select from anggota b where b.organisasi_id = m.organisasi_id and b.user_id <> m.user_id
      and b.role = ${PERAN.operator} and b.status = ${KEANGGOTAAN.aktif})
    group by o.organisasi_id, o.nama, o.k_sumber_data order by o.nama, o.organisasi_id`.execute(db);
  return rows
    .map(({ k_sumber_data, saklar, ...row }) => {
      const isTerbuka = isCutiTerbuka({ k_sumber_data, ...(saklar ?? SAKLAR_CUTI_BAWAAN) });
      return { ...row, cuti: isTerbuka ? row.cuti : 0 };
    })
    .filter(
      ({ ditinjau, gangguan, cuti, klaim, presensi_manual, tukar_shift }) =>
        ditinjau + gangguan + cuti + klaim + presensi_manual + tukar_shift > 0,
    );
}
