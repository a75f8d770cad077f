-- Why somebody is out: his tenant is not active, or (whoever is not its admin) none of the organisasi that he is a
-- member of is; a monitor, once no place that he was given and that has not ended is open. Null for everybody else,
-- and for those above the tenants.
create or replace function hadir.penutupan(p_user_id integer) returns json language sql stable as $$
  select case
    when u.is_pemantau then (
      select hadir.alasan_tutup(n, o)
      from pemantau_tugas g join tenant n on n.tenant_id = g.tenant_id
      left join organisasi o on o.organisasi_id = g.organisasi_id
      where g.user_id = u.user_id and coalesce(g.tgl_selesai, 'infinity') >= (now() at time zone :ZONA_BAWAAN)::date and not exists (
        select from pemantau_tugas x join tenant m on m.tenant_id = x.tenant_id
        left join organisasi i on i.organisasi_id = x.organisasi_id
        where x.user_id = u.user_id and coalesce(x.tgl_selesai, 'infinity') >= (now() at time zone :ZONA_BAWAAN)::date
          and m.status = :STATUS_RECORD.aktif and coalesce(i.status, :STATUS_RECORD.aktif) = :STATUS_RECORD.aktif)
      order by g.tgl_mulai, g.pemantau_tugas_id limit 1)
    when t.status <> :STATUS_RECORD.aktif then json_build_object('status', t.status, 'nama', t.nama, 'keterangan', t.keterangan_status)
    when not u.is_admin then (
      select json_build_object('status', o.status, 'nama', o.nama, 'keterangan', o.keterangan_status)
      from anggota a join organisasi o on o.organisasi_id = a.organisasi_id
      where a.user_id = u.user_id and not exists (
        select from anggota x join organisasi i on i.organisasi_id = x.organisasi_id
        where x.user_id = u.user_id and i.status = :STATUS_RECORD.aktif)
      order by a.status = :STATUS_KEANGGOTAAN.tidak_aktif, a.organisasi_id limit 1)
  end
  from users u left join tenant t on t.tenant_id = u.tenant_id where u.user_id = p_user_id
$$;
