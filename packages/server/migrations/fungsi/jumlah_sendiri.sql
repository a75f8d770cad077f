-- The same sums of one member's own days alone: what somebody reads who sees nobody else's.
create or replace function hadir.jumlah_sendiri(p_organisasi_id integer, p_user_id integer, p_dari date, p_sampai date)
returns setof jumlah_hari language sql stable as $$
  select k.tenant_id, k.organisasi_id, k.tanggal, 1,
    (k.status = 'hadir')::integer,
    (k.status = 'hadir' and k.jam_masuk is not null and k.terlambat_menit = 0)::integer,
    (k.terlambat_menit > 0)::integer,
    (k.pulang_cepat_menit > 0)::integer,
    (k.tidak_lengkap is not null)::integer,
    (k.status = 'cuti')::integer,
    (k.status = 'libur')::integer,
    (k.status = 'absen')::integer,
    (k.status = 'terbuka')::integer,
    p.perempuan, p.perempuan * (k.status = 'hadir')::integer, p.perempuan * (k.terlambat_menit > 0)::integer,
    p.perempuan * (k.status = 'cuti')::integer, p.perempuan * (k.status = 'libur')::integer,
    p.perempuan * (k.status = 'absen')::integer,
    ('ponsel' = any(k.sumber))::integer, ('kiosk' = any(k.sumber))::integer, ('mesin' = any(k.sumber))::integer,
    ('manual' = any(k.sumber))::integer, ('impor' = any(k.sumber))::integer,
    (0 = any(k.radius))::integer, (1 = any(k.radius))::integer, (9 = any(k.radius))::integer,
    case when k.jam_masuk is null then '{}' else array[(k.jam_masuk / 60)::smallint] end,
    p.laki, p.laki * (k.status = 'hadir')::integer, p.laki * (k.terlambat_menit > 0)::integer,
    p.laki * (k.status = 'cuti')::integer, p.laki * (k.status = 'libur')::integer,
    p.laki * (k.status = 'absen')::integer
  from kehadiran k
  cross join lateral (
    select (u.gender is not distinct from 'P')::integer as perempuan, (u.gender is not distinct from 'L')::integer as laki
    from users u where u.user_id = k.user_id) p
  where k.organisasi_id = p_organisasi_id and k.user_id = p_user_id and k.tanggal between p_dari and p_sampai
$$;
