-- What a tenant says on a date of the settings of its organisations, or none. A tenant has no place: its date is that of
-- :ZONA_BAWAAN. Written so that the planner puts it in the place where it is called.
create or replace function hadir.pengaturan_tenant_pada(p_tenant_id integer, p_tanggal date)
returns setof pengaturan_tenant language sql stable as $$
  select p.* from pengaturan_tenant p where p.tenant_id = p_tenant_id and p.berlaku @> p_tanggal
$$;
