import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { JAM_PEKAN, RENCANA_YAYASAN } from '../rencana/rencana-yayasan.ts';
import { sekolahSql, type Sekolah } from './insert-sekolah.ts';

/** A number from 0 up to, not including, 1, the same for the same words. */
const acak = (kata: string) =>
  sql`((hashtextextended(o.kode || ' ' || o.pin || ' ' || ${sql.raw(kata)}, 0) & 65535) / 65536.0)`;

/** Who belongs to the group of which half does not come today. */
const SEPARUH = RENCANA_YAYASAN.guru / 2;

/**
 * Everybody's arrivals and departures up to this moment: each about his own minute, some late, few forgotten. Where there
 * is a story, today lacks what it tells of; a school without a place, and every other one, has a machine at its gate.
 */
export async function insertKetukan(trx: Db, sekolah: readonly Sekolah[], { now, padam }: { now: Date; padam: Date }) {
  const jam = Object.entries(JAM_PEKAN).map(([pekan, one]) => ({ pekan, ...one }));
  await sql`with o as (
      select r.*, a.user_id, a.pin, p.hari, p.masuk, p.pulang, l.lokasi_presensi_id,
        l.lokasi_presensi_id is null or right(r.kode, 1)::integer % 2 = 1 or coalesce(r.cerita = 'diam', false) as is_mesin
      from ${sekolahSql(sekolah)} join anggota a on a.organisasi_id = r.organisasi_id
      join jsonb_to_recordset(${JSON.stringify(jam)}::jsonb) p (pekan text, hari jsonb, masuk time, pulang time) using (pekan)
      left join lokasi_presensi l on l.organisasi_id = r.organisasi_id),
    hari as (
      select o.*, t.tanggal::date as tanggal from o, generate_series(o.sejak, o.hari_ini, interval '1 day') t (tanggal)
      where o.hari @> to_jsonb(extract(isodow from t.tanggal)::integer)
        and not exists (select from hari_libur l where l.tenant_id = o.tenant_id
          and (l.organisasi_id is null or l.organisasi_id = o.organisasi_id) and t.tanggal between l.tgl_mulai and l.tgl_selesai)
        and ${acak(`tanggal`)} > 0.02
        and (t.tanggal < o.hari_ini or case o.cerita when 'diam' then false when 'separuh' then o.pin::integer > ${SEPARUH} else true end)),
    ketukan as (
      select o.*, 'masuk' as arah, (tanggal + masuk + make_interval(secs => case when ${acak(`'telat' || tanggal`)} < 0.05
        then 60 + 1800 * ${acak(`'lama' || tanggal`)} else -60 * (4 + 16 * ${acak(`'biasa'`)} + 6 * ${acak(`'geser' || tanggal`)}) end)) at time zone zona as waktu
      from hari o
      union all
      select o.*, 'pulang', (tanggal + pulang + make_interval(secs => 60 + 1500 * ${acak(`'pulang' || tanggal`)})) at time zone zona
      from hari o where ${acak(`'lupa' || tanggal`)} > 0.02)
    insert into presensi (tenant_id, organisasi_id, user_id, waktu, diterima_pada, timezone, sumber, perangkat, id_luar, radius,
      lat, lng, akurasi_meter, jarak_meter, lokasi_presensi_id)
    select o.tenant_id, o.organisasi_id, o.user_id, date_trunc('second', o.waktu), date_trunc('second', o.waktu), o.zona,
      case when is_mesin then 'mesin' else 'ponsel' end, case when is_mesin then 'Gerbang' end,
      case when is_mesin then o.pin || ' ' || tanggal || ' ' || arah end, case when is_mesin then 9 else 1 end,
      case when not is_mesin then o.lat + 0.0002 * ${acak(`'lat' || tanggal || arah`)} end,
      case when not is_mesin then o.lng + 0.0002 * ${acak(`'lng' || tanggal || arah`)} end,
      case when not is_mesin then 12 end, case when not is_mesin then 20 end, case when not is_mesin then o.lokasi_presensi_id end
    from ketukan o
    where o.waktu <= ${now.toISOString()}::timestamptz
      and (o.cerita is distinct from 'padam' or o.waktu < ${padam.toISOString()}::timestamptz)
    order by o.waktu, o.user_id`.execute(trx);
}
