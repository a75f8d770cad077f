-- The sums of jumlah_hari, counted from the days themselves: of the nth organisation on the nth date, of those who were in
-- one of the groups on that date where groups are named. A date on which nobody has a day has none.
create or replace function hadir.hitung_hari(p_organisasi_ids integer[], p_tanggal date[], p_group_ids integer[])
returns setof jumlah_hari language sql stable as $$
  select min(k.tenant_id), k.organisasi_id, k.tanggal,
    count(*)::integer,
    (count(*) filter (where k.status = 'hadir'))::integer,
    (count(*) filter (where k.status = 'hadir' and k.jam_masuk is not null and k.terlambat_menit = 0))::integer,
    (count(*) filter (where k.terlambat_menit > 0))::integer,
    (count(*) filter (where k.pulang_cepat_menit > 0))::integer,
    (count(*) filter (where k.tidak_lengkap is not null))::integer,
    (count(*) filter (where k.status = 'cuti'))::integer,
    (count(*) filter (where k.status = 'libur'))::integer,
    (count(*) filter (where k.status = 'absen'))::integer,
    (count(*) filter (where k.status = 'terbuka'))::integer,
    (count(*) filter (where u.gender = 'P'))::integer,
    (count(*) filter (where u.gender = 'P' and k.status = 'hadir'))::integer,
    (count(*) filter (where u.gender = 'P' and k.terlambat_menit > 0))::integer,
    (count(*) filter (where u.gender = 'P' and k.status = 'cuti'))::integer,
    (count(*) filter (where u.gender = 'P' and k.status = 'libur'))::integer,
    (count(*) filter (where u.gender = 'P' and k.status = 'absen'))::integer,
    (count(*) filter (where 'ponsel' = any(k.sumber)))::integer,
    (count(*) filter (where 'kiosk' = any(k.sumber)))::integer,
    (count(*) filter (where 'mesin' = any(k.sumber)))::integer,
    (count(*) filter (where 'manual' = any(k.sumber)))::integer,
    (count(*) filter (where 'impor' = any(k.sumber)))::integer,
    (count(*) filter (where 0 = any(k.radius)))::integer,
    (count(*) filter (where 1 = any(k.radius)))::integer,
    (count(*) filter (where 9 = any(k.radius)))::integer,
    coalesce(array_agg((k.jam_masuk / 60)::smallint order by k.jam_masuk) filter (where k.jam_masuk is not null), '{}'),
    (count(*) filter (where u.gender = 'L'))::integer,
    (count(*) filter (where u.gender = 'L' and k.status = 'hadir'))::integer,
    (count(*) filter (where u.gender = 'L' and k.terlambat_menit > 0))::integer,
    (count(*) filter (where u.gender = 'L' and k.status = 'cuti'))::integer,
    (count(*) filter (where u.gender = 'L' and k.status = 'libur'))::integer,
    (count(*) filter (where u.gender = 'L' and k.status = 'absen'))::integer
  from unnest(p_organisasi_ids, p_tanggal) d (organisasi_id, tanggal)
  join kehadiran k on k.organisasi_id = d.organisasi_id and k.tanggal = d.tanggal
  join users u on u.user_id = k.user_id
  where p_group_ids is null or exists (
    select from anggota_grup g where g.organisasi_id = k.organisasi_id and g.user_id = k.user_id
      and g.group_id = any(p_group_ids) and g.berlaku @> k.tanggal)
  group by k.organisasi_id, k.tanggal
$$;
