-- The accounts of which some organisasi records one of these numbers, with all that is recorded of each: whether one of
-- them is the person who comes in by the staff system is the caller's to judge. Runs as the owner, since nobody is in yet.
create or replace function hadir.kenali_ptk(p_nomor text[]) returns table (
  user_id integer, status smallint, is_bersandi boolean, is_pengelola boolean, keanggotaan json
) language sql stable security definer set search_path = public, pg_temp as $$
  select u.user_id, u.status, u.password_hash is not null,
    u.tenant_id is null or u.is_admin or u.is_super_admin or u.is_viewer or u.is_pemantau,
    (select json_agg(json_build_object(
      'role', a.role, 'status', a.status, 'nuptk', a.nuptk, 'nik', a.nik, 'nip', a.nip))
      from anggota a where a.user_id = u.user_id)
  from users u
  where u.user_id in (
    select s.user_id from unnest(p_nomor) dicari (teks)
    join sebutan_orang s on s.sebutan = hadir.sebutan_dari(dicari.teks) and s.is_nasional and s.jenis = :JENIS_SEBUTAN.nomor)
$$;
