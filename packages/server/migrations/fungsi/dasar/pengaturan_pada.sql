-- The settings of an organisation that are in force on a date, or none. Written so that the planner puts it in the place
-- where it is called.
create or replace function hadir.pengaturan_pada(p_organisasi_id integer, p_tanggal date)
returns setof pengaturan_organisasi language sql stable as $$
  select p.* from pengaturan_organisasi p where p.organisasi_id = p_organisasi_id and p.berlaku @> p_tanggal
$$;
