-- The quota in force on a day of an organisasi, or (null) of its tenant as a whole.
create or replace function hadir.kuota_berlaku(p_tenant_id integer, p_organisasi_id integer, p_tanggal date)
returns table (kuota integer, kuota_organisasi integer) language sql stable as $$
  select k.kuota, k.kuota_organisasi from kuota k
  where k.tenant_id = p_tenant_id and k.organisasi_id is not distinct from p_organisasi_id and k.tgl_mulai <= p_tanggal
  order by k.tgl_mulai desc, k.kuota_id desc limit 1
$$;
