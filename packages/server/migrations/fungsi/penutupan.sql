-- Why somebody is out: his tenant is not active, or (whoever is not its admin) none of the organisasi that he is a
-- member of is. Null for everybody else, and for those above the tenants.
create or replace function hadir.penutupan(p_user_id integer) returns json language sql stable as $$
  select case
    when t.status <> 11 then json_build_object('status', t.status, 'nama', t.nama, 'keterangan', t.keterangan_status)
    when not u.is_admin then (
      select json_build_object('status', o.status, 'nama', o.nama, 'keterangan', o.keterangan_status)
      from anggota a join organisasi o on o.organisasi_id = a.organisasi_id
      where a.user_id = u.user_id and not exists (
        select from anggota x join organisasi i on i.organisasi_id = x.organisasi_id
        where x.user_id = u.user_id and i.status = 11)
      order by a.status = 2, a.organisasi_id limit 1)
  end
  from users u join tenant t on t.tenant_id = u.tenant_id where u.user_id = p_user_id
$$;
