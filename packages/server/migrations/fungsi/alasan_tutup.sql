-- What a place is closed by: its tenant, or the organisasi itself; null while both are active, or there is none.
create or replace function hadir.alasan_tutup(p_tenant tenant, p_organisasi organisasi) returns json
language sql stable as $$
  select case
    when p_tenant.status <> :STATUS_RECORD.aktif then json_build_object(
      'status', p_tenant.status, 'nama', p_tenant.nama, 'keterangan', p_tenant.keterangan_status)
    when p_organisasi.status <> :STATUS_RECORD.aktif then json_build_object(
      'status', p_organisasi.status, 'nama', p_organisasi.nama, 'keterangan', p_organisasi.keterangan_status)
  end
$$;
