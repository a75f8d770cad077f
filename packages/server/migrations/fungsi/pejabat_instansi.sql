-- Who decides in an organisation whatever is asked, its operators and its tenant's admins, and whom else these ids name,
-- such as the heads of the groups that ask. Admins are no members, so it runs as the owner and looks at the tenant that
-- is in scope, never at another; without one it finds nobody.
create or replace function hadir.pejabat_instansi(p_organisasi_id integer, p_user_ids integer[], p_today date)
returns table (
  user_id integer, nama text, email text, is_admin boolean, is_operator boolean, is_aktif boolean, is_pergi boolean
) language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_tenant_id constant integer := hadir.tenant_id();
begin
  return query
  select u.user_id, u.nama, u.email, u.is_admin, coalesce(a.role = :KODE_PERAN.operator, false),
    u.status = :STATUS_USER.aktif and (u.is_admin or coalesce(a.status = :STATUS_KEANGGOTAAN.aktif, false) and coalesce((
      -- Not `exists`, which would be answered by reading everybody's.
      select true from keanggotaan k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
        and k.tgl_mulai <= p_today and coalesce(k.tgl_selesai, 'infinity') >= p_today limit 1), false)),
    -- Leave in force, also until the day that it was cancelled from.
    exists (select from cuti c cross join lateral hadir.bentang_cuti(c) r
      where c.tenant_id = v_tenant_id and c.organisasi_id = p_organisasi_id and c.user_id = u.user_id
        and hadir.adalah_cuti_berlaku(c) and p_today between c.tgl_awal and c.tgl_akhir
        and p_today between r.tgl_awal and r.tgl_akhir)
  from (
    select admin.user_id from users admin where admin.tenant_id = v_tenant_id and admin.is_admin
    union select operator.user_id from anggota operator
      where operator.organisasi_id = p_organisasi_id and operator.role = :KODE_PERAN.operator
    union select unnest(p_user_ids)) as dicari (orang)
  cross join lateral (select * from users u where u.tenant_id = v_tenant_id and u.user_id = dicari.orang offset 0) u
  left join anggota a on a.tenant_id = v_tenant_id and a.organisasi_id = p_organisasi_id and a.user_id = u.user_id
  order by u.nama, u.user_id;
end $$;
