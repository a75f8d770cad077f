import type { Client } from 'pg';
import type { TanggalRange } from '../../packages/rules/src/waktu/tanggal.ts';
import type { Filled } from './fill-database.ts';

/** An arrival, sometimes late, a break and a departure of every member on each date of the range. */
export async function fillPresensi(client: Client, { tenant_id, organisasi_id }: Filled, range: TanggalRange) {
  await client.query(
    `insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, perangkat, id_luar)
     select $1, $2, a.user_id,
       (t.tanggal::date + jam + make_interval(mins => (a.user_id * 7 + extract(day from t.tanggal)::integer * 11) % 25))
         at time zone 'Asia/Jakarta',
       'Asia/Jakarta', 'mesin', 'ukur', a.user_id || ' ' || t.tanggal || ' ' || jam
     from anggota a, generate_series($3::date, $4::date, interval '1 day') t (tanggal),
       unnest(array['06:48', '12:05', '15:01']::time[]) jam
     where a.organisasi_id = $2`,
    [tenant_id, organisasi_id, range.tgl_awal, range.tgl_akhir],
  );
  await client.query(
    `insert into skor_presensi (tenant_id, organisasi_id, nama, jenis, menit_dari, menit_sampai, potongan)
     values ($1, $2, 'TL1', 'terlambat', 1, 30, 0.5)`,
    [tenant_id, organisasi_id],
  );
  await client.query('vacuum analyze presensi');
}
