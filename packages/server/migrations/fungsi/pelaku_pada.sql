-- Everything the guard asks of requests, for those that come together: whose session each is (or, for an address that
-- stands for a person, who he is), and what this person is towards the organisasi (o_) or tenant (n_) of the path, each at
-- the moment of his request.
-- Runs as the owner, since nothing is in scope yet. Columns, not one JSON of them all, which takes the database three times as
-- long to make.
create or replace function hadir.pelaku_pada(
  p_token_hash bytea[], p_user_id integer[], p_organisasi_id integer[], p_kode_organisasi text[], p_tenant_id integer[],
  p_saat timestamptz[]
) returns table (
  urutan integer, sesi_id uuid, kedaluwarsa_ms double precision,
  user_id integer, tenant_id integer, nama text, status smallint, is_admin boolean, is_super_admin boolean,
  is_viewer boolean, is_pemantau boolean, hak_pantau text[], keanggotaan json, penutupan json,
  f_admin boolean, f_operator boolean, f_is_operator boolean, f_ada boolean,
  o_organisasi_id integer, o_tenant_id integer, o_kode_organisasi text, o_k_sumber_data smallint, o_is_langganan boolean,
  o_tgl_berlaku_akhir date, o_is_sinkronisasi boolean, o_status smallint, o_timezone text, o_role smallint,
  o_status_anggota smallint, o_tgl_selesai date, tempat_tutup json,
  n_tenant_id integer, n_status smallint, n_izin jsonb, n_tugas json
) language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    select q.urutan::integer, s.sesi_id, extract(epoch from s.kedaluwarsa_pada)::double precision * 1000,
      u.user_id, u.tenant_id, u.nama, u.status, u.is_admin, u.is_super_admin, u.is_viewer, u.is_pemantau, u.hak_pantau,
      -- Only asked of a call outside an organisation: inside one, what he is there decides (o_role).
      case when q.organisasi_id is null and q.kode_organisasi is null then (
        select json_agg(json_build_object('role', x.role, 'status', x.status, 'status_organisasi', i.status,
          'tgl_selesai', (select max(coalesce(k.tgl_selesai, 'infinity')) from keanggotaan k
            where k.organisasi_id = x.organisasi_id and k.user_id = x.user_id)))
        from anggota x join organisasi i on i.organisasi_id = x.organisasi_id
        where x.user_id = u.user_id) end,
      -- Only his tenant can be closed to who is a member of an open organisasi that he calls in.
      case when t.status <> :STATUS_RECORD.aktif or o.status is distinct from :STATUS_RECORD.aktif or (a.role is null and not u.is_admin) then hadir.penutupan(u.user_id) end,
      -- What his tenant asks of a second factor; whether he has one is only asked of those who may need one.
      coalesce(t.is_faktor_wajib_admin, false), coalesce(t.is_faktor_wajib_operator, false),
      coalesce(t.is_faktor_wajib_operator, false) and hadir.adalah_operator(u.user_id),
      (t.tenant_id is null or u.is_admin or t.is_faktor_wajib_operator) and hadir.punya_faktor(u.user_id),
      o.organisasi_id, o.tenant_id, o.kode_organisasi,
      o.k_sumber_data, o.is_langganan,
      o.tgl_berlaku_akhir, o.is_sinkronisasi, o.status,
      z.timezone,
      a.role, a.status,
      (select max(coalesce(k.tgl_selesai, 'infinity')) from keanggotaan k
        where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id),
      hadir.alasan_tutup(n, o),
      n.tenant_id, n.status, n.izin,
      -- What a monitor was given in this tenant: one organisasi each, or (null) all of it.
      case when u.is_pemantau then (
        select json_agg(json_build_object(
          'organisasi_id', t.organisasi_id, 'tgl_mulai', t.tgl_mulai, 'tgl_selesai', t.tgl_selesai))
        from pemantau_tugas t where t.user_id = u.user_id and t.tenant_id = n.tenant_id) end
    from unnest(p_token_hash, p_user_id, p_organisasi_id, p_kode_organisasi, p_tenant_id, p_saat)
      with ordinality as q (token_hash, user_id, organisasi_id, kode_organisasi, tenant_id, saat, urutan)
    left join sesi s on s.token_hash = q.token_hash
    join users u on u.user_id = coalesce(s.user_id, q.user_id)
    left join tenant t on t.tenant_id = u.tenant_id
    left join organisasi o on o.organisasi_id = coalesce(q.organisasi_id, (
      select k.organisasi_id from organisasi k where k.kode_organisasi = q.kode_organisasi))
    left join anggota a on a.organisasi_id = o.organisasi_id and a.user_id = u.user_id
    left join tenant n on n.tenant_id = coalesce(o.tenant_id, q.tenant_id, u.tenant_id)
    cross join lateral hadir.zona_pada(o.organisasi_id, q.saat) z;
end $$;
