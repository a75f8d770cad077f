-- What an organisasi's schedules between two dates are made of, its tenant's included: hours, assignments, cycles of its
-- groups, and holidays. In PL/pgSQL, which keeps its plan: to plan it takes the database several times as long as to answer it.
create or replace function hadir.fakta_jadwal_organisasi(p_organisasi_id integer, p_dari date, p_sampai date)
returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
    'jadwal', coalesce((
      select jsonb_agg(jsonb_build_object(
        'jadwal_id', v.jadwal_id, 'nama', j.nama, 'tipe_jadwal', j.tipe_jadwal,
        'tgl_mulai', v.tgl_mulai, 'tgl_selesai', v.tgl_selesai,
        'toleransi_masuk', v.toleransi_masuk, 'toleransi_pulang', v.toleransi_pulang,
        'buka_masuk', v.buka_masuk, 'tutup_pulang', v.tutup_pulang, 'ikut_libur', v.ikut_libur,
        'baris', coalesce((
          select jsonb_agg(jsonb_build_object(
            'hari', b.hari, 'jam_masuk', hadir.menit(b.jam_masuk), 'jam_pulang', hadir.menit(b.jam_pulang),
            'istirahat_mulai', hadir.menit(b.istirahat_mulai), 'istirahat_selesai', hadir.menit(b.istirahat_selesai),
            'durasi_menit', b.durasi_menit))
          from jadwal_baris b where b.jadwal_versi_id = v.jadwal_versi_id), '[]')))
      from jadwal j join jadwal_versi v on v.jadwal_id = j.jadwal_id
      where j.tenant_id = o.tenant_id and (j.organisasi_id = o.organisasi_id or j.organisasi_id is null)
        and v.berlaku && daterange(p_dari, p_sampai, '[]')), '[]'),
    'jadwalKerja', coalesce((
      select jsonb_agg(jsonb_build_object('setting_jadwal_id', k.setting_jadwal_id, 'jadwal_id', k.jadwal_id,
        'status', k.status, 'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
      from jadwal_kerja k where k.organisasi_id = o.organisasi_id and k.target = 'organisasi'), '[]'),
    'jadwalKerjaGrup', coalesce((
      select jsonb_agg(jsonb_build_object('setting_jadwal_id', k.setting_jadwal_id, 'jadwal_id', k.jadwal_id,
        'status', k.status, 'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai, 'group_id', k.group_id))
      from jadwal_kerja k where k.organisasi_id = o.organisasi_id and k.target = 'grup'), '[]'),
    'polaKerjaGrup', hadir.pola_anggota(o.organisasi_id, null),
    'jadwalBawaan', coalesce((
      select jsonb_agg(jsonb_build_object('jadwal_id', j.jadwal_id, 'tgl_mulai', '0001-01-01', 'tgl_selesai', null))
      from jadwal j where j.tenant_id = o.tenant_id and j.is_default), '[]'),
    'hariLibur', coalesce((
      select jsonb_agg(jsonb_build_object('hari_libur_id', h.hari_libur_id, 'nama', h.nama,
        'tgl_mulai', h.tgl_mulai, 'tgl_selesai', h.tgl_selesai) order by h.tgl_mulai, h.hari_libur_id)
      from hari_libur h
      where h.tenant_id = o.tenant_id and (h.organisasi_id = o.organisasi_id or h.organisasi_id is null)
        and h.status = :STATUS_RECORD.aktif and h.tgl_mulai <= p_sampai and h.tgl_selesai >= p_dari), '[]'))
  from organisasi o where o.organisasi_id = p_organisasi_id);
end $$;
