-- Whether faces are compared in an organisation on a date, and by which threshold: the tenant switches it on, an organisation
-- may leave it off and set a threshold of its own.
create or replace function hadir.aturan_wajah(p_organisasi_id integer, p_pada date)
returns table (is_wajah boolean, ambang_wajah integer) language sql stable as $$
  select coalesce(t.is_wajah, false) and coalesce(p.is_wajah, t.is_wajah, false),
    coalesce(p.ambang_wajah, t.ambang_wajah, :AMBANG_WAJAH.bawaan)::integer
  from organisasi o
  left join lateral hadir.pengaturan_tenant_pada(o.tenant_id, p_pada) t on true
  left join lateral hadir.pengaturan_pada(o.organisasi_id, p_pada) p on true
  where o.organisasi_id = p_organisasi_id
$$;
