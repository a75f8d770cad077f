-- What an organisasi's days between two dates are judged by, for all its members alike: its schedules, and what else judges a
-- day. In PL/pgSQL, which keeps its plan, as hadir.fakta_jadwal_organisasi.
create or replace function hadir.fakta_organisasi(p_organisasi_id integer, p_dari date, p_sampai date)
returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select hadir.fakta_jadwal_organisasi(p_organisasi_id, p_dari, p_sampai) || jsonb_build_object(
    'skorPresensi', coalesce((
      select jsonb_agg(jsonb_build_object('skor_presensi_id', s.skor_presensi_id, 'nama', s.nama, 'jenis', s.jenis,
        'menit_dari', s.menit_dari, 'menit_sampai', s.menit_sampai, 'potongan', s.potongan,
        'tgl_mulai', s.tgl_mulai, 'tgl_selesai', s.tgl_selesai,
        'pemilik', case when s.organisasi_id is null then 'tenant' else 'organisasi' end)
        order by s.skor_presensi_id)
      from skor_presensi s
      where s.tenant_id = o.tenant_id and (s.organisasi_id = o.organisasi_id or s.organisasi_id is null)
        and s.berlaku && daterange(p_dari, p_sampai, '[]')), '[]'),
    'gangguan', hadir.gangguan_organisasi(o.organisasi_id, p_dari, p_sampai),
    'penutupan', coalesce((
      select jsonb_agg(jsonb_build_object(
        'dari', floor(extract(epoch from (m.dari at time zone z.timezone)))::bigint,
        'sampai', floor(extract(epoch from (m.sampai at time zone z.timezone)))::bigint) order by m.dari)
      from masa_penutupan m
      cross join lateral hadir.zona_pada(o.organisasi_id, m.dari) z
      where m.tenant_id = o.tenant_id and (m.organisasi_id = o.organisasi_id or m.organisasi_id is null)
        and m.dari < (p_sampai + 1)::timestamp at time zone :ZONA_TERAKHIR
        and coalesce(m.sampai, 'infinity') >= p_dari::timestamp at time zone :ZONA_PERTAMA), '[]'),
    'pengaturan', coalesce((
      select jsonb_agg(jsonb_build_object('tgl_mulai', p.tgl_mulai, 'tgl_selesai', p.tgl_selesai,
        'jeda_menit', p.jeda_menit, 'tunggu_data_jam', p.tunggu_data_jam, 'timezone', p.timezone, 'luar_radius', p.luar_radius,
        'lokasi_palsu', p.lokasi_palsu, 'luring_maks_jam', p.luring_maks_jam))
      from pengaturan_organisasi p
      where p.organisasi_id = o.organisasi_id and p.berlaku && daterange(p_dari, p_sampai, '[]')), '[]'))
  from organisasi o where o.organisasi_id = p_organisasi_id);
end $$;
