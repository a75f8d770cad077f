-- The lines above the name on what is printed of an organisation, or (null) of a tenant itself, as its settings say at a
-- moment; null where they say none.
create or replace function hadir.kop_atas(p_tenant_id integer, p_organisasi_id integer, p_saat timestamptz)
returns text language sql stable as $$
  select case when p_organisasi_id is null
    then (select p.kop_atas from hadir.pengaturan_tenant_pada(p_tenant_id, (p_saat at time zone :ZONA_BAWAAN)::date) p)
    else (select p.kop_atas from hadir.zona_pada(p_organisasi_id, p_saat) z
      cross join lateral hadir.pengaturan_pada(p_organisasi_id, (p_saat at time zone z.timezone)::date) p)
    end
$$;
