-- Where a member may be moved to: the active organisations of this tenant by name or code, those of another by their whole
-- code alone. Nobody sees another tenant's organisations, so it runs as the owner, and answers no more than what stands
-- on an institution's own letterhead.
create or replace function hadir.tujuan_mutasi(p_tenant_id integer, p_cari text, p_jumlah integer)
returns table (tenant_id integer, organisasi_id integer, kode_organisasi text, nama text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.tenant_id, o.organisasi_id, o.kode_organisasi, o.nama
  from organisasi o join tenant t on t.tenant_id = o.tenant_id
  where o.status = :STATUS_RECORD.aktif and t.status = :STATUS_RECORD.aktif and (
    lower(o.kode_organisasi) = lower(p_cari)
    or o.tenant_id = p_tenant_id and (p_cari = '' or position(lower(p_cari) in lower(o.nama || ' ' || o.kode_organisasi)) > 0))
  order by (lower(o.kode_organisasi) = lower(p_cari)) desc, o.nama, o.organisasi_id
  limit p_jumlah
$$;
