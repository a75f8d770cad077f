import type { Client } from 'pg';
import type { Filled } from './fill-database.ts';

/** Eight weeks of the same weekday, which today is held against. */
const MINGGU = 8;

/**
 * Beside the one organisation that works: so many of its tenant across the archipelago, each with two members whose day
 * is open and with the sums of the same weekday before; and so many admins of the tenant, who are signed in.
 */
export async function fillPantauan(client: Client, { tenant_id }: Filled, organisasi: number, admin: number) {
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `with o as (
       insert into organisasi (tenant_id, kode_organisasi, nama)
       select $1, 'PETA' || n, 'Madrasah Ibtidaiyah Negeri ' || n from generate_series(1, $2::integer) n returning organisasi_id),
     p as (insert into pengaturan_organisasi (tenant_id, organisasi_id) select $1, organisasi_id from o)
     insert into lokasi_presensi (tenant_id, organisasi_id, nama, lat, lng)
     select $1, organisasi_id, 'Madrasah', -9 + (organisasi_id * 37 % 1400) / 100.0, 95 + (organisasi_id * 61 % 4500) / 100.0 from o`,
    [tenant_id, organisasi],
  );
  await client.query(
    `with tempat as (
       select organisasi_id, row_number() over (order by organisasi_id) as n from organisasi
       where tenant_id = $1 and kode_organisasi like 'PETA%'),
     u as (insert into users (tenant_id, nama) select $1, 'Guru' from tempat, generate_series(1, 2) returning user_id),
     bernomor as (select user_id, row_number() over (order by user_id) as n from u),
     a as (
       insert into anggota (tenant_id, organisasi_id, user_id)
       select $1, t.organisasi_id, b.user_id from bernomor b join tempat t on t.n = (b.n + 1) / 2
       returning organisasi_id, user_id)
     insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, jam_masuk, penjelasan_ringkas)
     select $1, organisasi_id, user_id, (now() at time zone 'Asia/Jakarta')::date, 'terbuka',
       case when user_id % 7 > 0 then 0 end, '[[]]' from a`,
    [tenant_id],
  );
  await client.query(
    `insert into jumlah_hari (tenant_id, organisasi_id, tanggal, anggota, hadir, tepat_waktu, terlambat, pulang_cepat,
       tidak_lengkap, cuti, libur, absen, terbuka, anggota_p, hadir_p, terlambat_p, cuti_p, libur_p, absen_p, ponsel, kiosk,
       mesin, manual, impor, di_luar, di_dalam, tidak_terdeteksi, tiba,
       anggota_l, hadir_l, terlambat_l, cuti_l, libur_l, absen_l)
     select $1, organisasi_id, (now() at time zone 'Asia/Jakarta')::date - 7 * minggu, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
       0, 0, 0, 0, 0, 2, 0, '{0,0}', 0, 0, 0, 0, 0, 0
     from organisasi, generate_series(1, ${MINGGU}) minggu where tenant_id = $1 and kode_organisasi like 'PETA%'`,
    [tenant_id],
  );
  const { rows } = await client.query<{ user_id: number }>(
    `with u as (insert into users (tenant_id, nama, is_admin) select $1, 'Admin', true from generate_series(1, $2::integer) returning user_id),
     s as (
       insert into sesi (token_hash, user_id, tenant_id, kedaluwarsa_pada)
       select sha256(('ukur-' || user_id)::bytea), user_id, $1, now() + interval '1 day' from u)
     select user_id from u order by user_id`,
    [tenant_id, admin],
  );
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze');
  return rows.map(({ user_id }) => user_id);
}
