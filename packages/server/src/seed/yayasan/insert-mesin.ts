import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { sekolahSql, type Sekolah } from './insert-sekolah.ts';

/** The machines at the gates, where a school has a place: each heard of by now but where that is the story. */
export async function insertMesin(trx: Db, sekolah: readonly Sekolah[], { now, padam }: { now: Date; padam: Date }) {
  await sql`
    insert into perangkat (tenant_id, organisasi_id, jenis, nama, nomor_seri, lokasi_presensi_id, selisih_detik,
      dibuat_pada, terakhir_terlihat)
    select r.tenant_id, r.organisasi_id, 'mesin', 'Gerbang', 'CNGB' || lpad(r.organisasi_id::text, 8, '0'), l.lokasi_presensi_id, 3,
      r.sejak, case r.cerita when 'diam' then ${now.toISOString()}::timestamptz - interval '26 hours'
        when 'padam' then ${padam.toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end
    from ${sekolahSql(sekolah)} join lokasi_presensi l on l.organisasi_id = r.organisasi_id
    where right(r.kode, 1)::integer % 2 = 1 or r.cerita = 'diam'`.execute(trx);
}
