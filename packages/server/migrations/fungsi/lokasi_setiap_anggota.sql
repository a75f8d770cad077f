-- Where each member of the organisasi may attend: his own locations, or without any every one of the organisasi.
create or replace function hadir.lokasi_setiap_anggota(p_organisasi_id integer)
returns table (user_id integer, lokasi jsonb) language sql stable as $$
  with tempat as materialized (
    select l.lokasi_presensi_id, jsonb_build_object('lokasi_presensi_id', l.lokasi_presensi_id, 'nama', l.nama,
      'lat', l.lat, 'lng', l.lng, 'radius_meter', l.radius_meter, 'timezone', l.timezone) as isi
    from lokasi_presensi l where l.organisasi_id = p_organisasi_id and l.status = :STATUS_RECORD.aktif),
  semua as materialized (
    select coalesce(jsonb_agg(t.isi order by t.lokasi_presensi_id), '[]') as isi from tempat t),
  sendiri as (
    select al.user_id, jsonb_agg(t.isi order by t.lokasi_presensi_id) filter (where t.isi is not null) as isi
    from anggota_lokasi al left join tempat t on t.lokasi_presensi_id = al.lokasi_presensi_id
    where al.organisasi_id = p_organisasi_id group by al.user_id)
  select a.user_id, case when s.user_id is null then semua.isi else coalesce(s.isi, '[]') end
  from anggota a cross join semua left join sendiri s on s.user_id = a.user_id
  where a.organisasi_id = p_organisasi_id
$$;
