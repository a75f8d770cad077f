-- Everything the guard asks of requests, for those that come together: whose session each is (or, for an address that
-- stands for a person, who he is), and what this person is towards the organisasi (o_) or tenant (n_) of the path.
-- Runs as the owner, since nothing is in scope yet.
create or replace function hadir.kenali_orang(
  p_token_hash bytea[], p_user_id integer[], p_organisasi_id integer[], p_kode_organisasi text[], p_tenant_id integer[]
) returns table (pelaku json) language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select row_to_json(baris) from (
    select q.urutan, s.sesi_id, s.kedaluwarsa_pada, s.terakhir_pada,
      u.user_id, u.tenant_id, u.nama, u.status, u.is_admin, u.is_super_admin, u.is_viewer, u.is_pemantau, u.hak_pantau,
      -- Only asked of a call outside an organisation: inside one, what he is there decides (o_role).
      case when q.organisasi_id is null and q.kode_organisasi is null then (
        select json_agg(json_build_object('role', x.role, 'status', x.status, 'status_organisasi', i.status,
          'tgl_selesai', (select max(coalesce(k.tgl_selesai, 'infinity')) from keanggotaan k
            where k.organisasi_id = x.organisasi_id and k.user_id = x.user_id)))
        from anggota x join organisasi i on i.organisasi_id = x.organisasi_id
        where x.user_id = u.user_id) end as keanggotaan,
      -- Only his tenant can be closed to who is a member of an open organisasi that he calls in.
      case when t.status <> :STATUS_RECORD.aktif or o.status is distinct from :STATUS_RECORD.aktif or (a.role is null and not u.is_admin) then hadir.penutupan(u.user_id) end as penutupan,
      json_build_object(
        'admin', coalesce(t.is_faktor_wajib_admin, false), 'operator', coalesce(t.is_faktor_wajib_operator, false),
        'is_operator', coalesce(t.is_faktor_wajib_operator, false) and hadir.adalah_operator(u.user_id),
        -- Only asked of those who may need one.
        'ada', (t.tenant_id is null or u.is_admin or t.is_faktor_wajib_operator) and hadir.punya_faktor(u.user_id)
      ) as faktor,
      o.organisasi_id as o_organisasi_id, o.tenant_id as o_tenant_id, o.kode_organisasi as o_kode_organisasi,
      o.k_sumber_data as o_k_sumber_data, o.is_langganan as o_is_langganan,
      o.tgl_berlaku_akhir as o_tgl_berlaku_akhir, o.is_sinkronisasi as o_is_sinkronisasi, o.status as o_status,
      coalesce((
        select p.timezone from pengaturan_organisasi p
        -- The last that has begun, by the day of its own zone: for two hours around midnight the one before it may hold by
        -- its own clock as well, or neither, and the database's day begins seven to nine hours later than all of them.
        where p.organisasi_id = o.organisasi_id and p.tgl_mulai <= (now() at time zone p.timezone)::date
        order by p.tgl_mulai desc limit 1), 'Asia/Jakarta') as o_timezone,
      a.role as o_role, a.status as o_status_anggota,
      (select max(coalesce(k.tgl_selesai, 'infinity')) from keanggotaan k
        where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id) as o_tgl_selesai,
      hadir.alasan_tutup(n, o) as tempat_tutup,
      n.tenant_id as n_tenant_id, n.status as n_status, n.izin as n_izin,
      -- What a monitor was given in this tenant: one organisasi each, or (null) all of it.
      case when u.is_pemantau then (
        select json_agg(json_build_object(
          'organisasi_id', t.organisasi_id, 'tgl_mulai', t.tgl_mulai, 'tgl_selesai', t.tgl_selesai))
        from pemantau_tugas t where t.user_id = u.user_id and t.tenant_id = n.tenant_id) end as n_tugas
    from unnest(p_token_hash, p_user_id, p_organisasi_id, p_kode_organisasi, p_tenant_id)
      with ordinality as q (token_hash, user_id, organisasi_id, kode_organisasi, tenant_id, urutan)
    left join sesi s on s.token_hash = q.token_hash
    join users u on u.user_id = coalesce(s.user_id, q.user_id)
    left join tenant t on t.tenant_id = u.tenant_id
    left join organisasi o on o.organisasi_id = coalesce(q.organisasi_id, (
      select k.organisasi_id from organisasi k where k.kode_organisasi = q.kode_organisasi))
    left join anggota a on a.organisasi_id = o.organisasi_id and a.user_id = u.user_id
    left join tenant n on n.tenant_id = coalesce(o.tenant_id, q.tenant_id, u.tenant_id)) baris;
end $$;
