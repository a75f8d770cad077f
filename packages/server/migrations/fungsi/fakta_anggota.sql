-- What members' days between two dates are judged by, each member's own, besides his events.
create or replace function hadir.fakta_anggota(p_organisasi_id integer, p_user_ids integer[], p_dari date, p_sampai date)
returns table (user_id integer, fakta jsonb) language sql stable as $$
  select a.user_id, jsonb_build_object(
    'keanggotaan', coalesce((
      select jsonb_agg(jsonb_build_object('tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
      from keanggotaan k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id), '[]'),
    'grup', coalesce((
      select jsonb_agg(jsonb_build_object('group_id', g.group_id, 'tgl_mulai', g.tgl_mulai, 'tgl_selesai', g.tgl_selesai))
      from anggota_grup g where g.organisasi_id = a.organisasi_id and g.user_id = a.user_id), '[]'),
    'jadwalKerja', coalesce((
      select jsonb_agg(jsonb_build_object('setting_jadwal_id', k.setting_jadwal_id, 'jadwal_id', k.jadwal_id,
        'status', k.status, 'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
      from jadwal_kerja k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id), '[]'),
    'polaKerja', hadir.pola_anggota(a.organisasi_id, a.user_id),
    'jadwalShift', hadir.roster_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'tukarShift', hadir.tukar_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'klaim', hadir.klaim_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'cuti', hadir.cuti_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai))
  from anggota a
  where a.organisasi_id = p_organisasi_id and a.user_id = any(p_user_ids)
$$;
