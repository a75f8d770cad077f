import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { sql } from 'kysely';
import { sinkronAnggotaJob } from '../../anggota/sinkron/sinkron-anggota-job.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import type { SumberKoneksi } from '../../tenant/koneksi/koneksi-upward.ts';
import { KIRIM_SIMPATIKA } from './jenis-kirim.ts';

const SUMBER = kodeSql(SUMBER_DATA);

/**
 * The staff system in each linked organisation: it spoke when it last answered for a member's month or
 * gave its members. What went wrong last is a sending or a reading that was given up, or that a member was refused.
 */
export const koneksiSimpatika: SumberKoneksi = ({ tenant_id, deps }) => sql`
  select o.organisasi_id::text, 'Simpatika · ' || o.nama, o.organisasi_id, ${deps.simpatika !== null}::boolean,
    kontak.pada, galat.pesan, galat.pada
  from organisasi o
  left join lateral (select greatest(
      (select max(k.pada) from kiriman_simpatika k where k.organisasi_id = o.organisasi_id),
      (select max(p.selesai_pada) from pekerjaan p where p.organisasi_id = o.organisasi_id
        and p.jenis = ${sinkronAnggotaJob.jenis} and p.status = 'selesai')) as pada) kontak on true
  left join lateral (
    (select p.pesan, p.selesai_pada as pada from pekerjaan p
      where p.organisasi_id = o.organisasi_id and p.jenis in (${KIRIM_SIMPATIKA}, ${sinkronAnggotaJob.jenis})
        and p.status = 'gagal'
      order by p.selesai_pada desc limit 1)
    union all
    (select k.pesan, k.pada from kiriman_simpatika k
      where k.organisasi_id = o.organisasi_id and k.status = 'ditolak' order by k.pada desc limit 1)
    order by pada desc limit 1
  ) galat on true
  where o.tenant_id = ${tenant_id} and o.k_sumber_data = ${SUMBER.terhubung}`;
