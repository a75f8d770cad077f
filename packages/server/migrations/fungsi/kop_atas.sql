-- The lines above the name on what is printed of an organisation, or (null) of a tenant itself, as its settings say at a
-- moment; null where they say none.
create or replace function hadir.kop_atas(p_tenant_id integer, p_organisasi_id integer, p_saat timestamptz)
returns text language sql stable as $$
  select case when p_organisasi_id is null
    then (select p.kop_atas from pengaturan_tenant p
      where p.tenant_id = p_tenant_id and p.berlaku @> (p_saat at time zone p.timezone)::date)
    else (select p.kop_atas from pengaturan_organisasi p
      where p.organisasi_id = p_organisasi_id and p.berlaku @> (p_saat at time zone p.timezone)::date)
    end
$$;
