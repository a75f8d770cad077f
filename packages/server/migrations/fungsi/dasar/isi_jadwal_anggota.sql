-- What members' schedules between two dates are made of, each member's own: a row for each kind of fact that there is of
-- him, and one that says that he is known. Every kind is read once for all of them. In SQL, so that the planner puts it in
-- the place where it is called.
create or replace function hadir.isi_jadwal_anggota(p_organisasi_id integer, p_user_ids integer[], p_dari date, p_sampai date)
returns table (user_id integer, jenis text, isi jsonb) language sql stable as $$
  select a.user_id, null::text as jenis, null::jsonb as isi
  from anggota a where a.organisasi_id = p_organisasi_id and a.user_id = any(p_user_ids)
  union all
  select k.user_id, 'keanggotaan',
    jsonb_agg(jsonb_build_object('tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
  from keanggotaan k where k.organisasi_id = p_organisasi_id and k.user_id = any(p_user_ids)
  group by k.user_id
  union all
  select g.user_id, 'grup',
    jsonb_agg(jsonb_build_object('group_id', g.group_id, 'tgl_mulai', g.tgl_mulai, 'tgl_selesai', g.tgl_selesai))
  from anggota_grup g where g.organisasi_id = p_organisasi_id and g.user_id = any(p_user_ids)
  group by g.user_id
  union all
  select k.user_id, 'jadwalKerja',
    jsonb_agg(jsonb_build_object('setting_jadwal_id', k.setting_jadwal_id, 'jadwal_id', k.jadwal_id,
    'status', k.status, 'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
  from jadwal_kerja k where k.organisasi_id = p_organisasi_id and k.user_id = any(p_user_ids)
  group by k.user_id
  union all
  select s.user_id, 'polaKerja',
    jsonb_agg(jsonb_build_object('pola_kerja_id', s.pola_kerja_id, 'tgl_acuan', p.tgl_acuan,
    'siklus', hadir.siklus_pola(p.organisasi_id, p.pola_kerja_id), 'group_id', s.group_id,
    'tgl_mulai', s.tgl_mulai, 'tgl_selesai', s.tgl_selesai))
  from pola_kerja_sasaran s
  join pola_kerja p on p.organisasi_id = s.organisasi_id and p.pola_kerja_id = s.pola_kerja_id
  where s.organisasi_id = p_organisasi_id and s.user_id = any(p_user_ids)
  group by s.user_id
  union all
  select s.user_id, 'jadwalShift',
    jsonb_agg(jsonb_build_object('jadwal_shift_id', s.jadwal_shift_id, 'tanggal', s.tanggal,
    'jadwal_id', s.jadwal_id))
  from jadwal_shift s
  where s.organisasi_id = p_organisasi_id and s.user_id = any(p_user_ids) and s.tanggal between p_dari and p_sampai
  group by s.user_id
  union all
  -- Approved swaps as the member meets them: on each of the dates what the other one's roster says.
  select d.user_id, 'tukarShift',
    jsonb_agg(jsonb_build_object('tukar_shift_id', t.tukar_shift_id, 'tanggal', s.tanggal,
    'jadwal_id', s.jadwal_id))
  from tukar_shift t
  cross join lateral (values (t.user_id_a, t.user_id_b), (t.user_id_b, t.user_id_a)) as d (user_id, lawan)
  join jadwal_shift s on s.organisasi_id = t.organisasi_id and s.user_id = d.lawan
    and s.tanggal in (t.tanggal_a, t.tanggal_b)
  where t.organisasi_id = p_organisasi_id and t.status = 'disetujui' and d.user_id = any(p_user_ids)
    and s.tanggal between p_dari and p_sampai
  group by d.user_id
$$;
