-- What days are judged by, as the rules name it: one question for an organisasi and any number of its members.
-- Row level security binds the caller here as everywhere.

create index jadwal_kerja_anggota on jadwal_kerja (organisasi_id, user_id) where user_id is not null;

create function hadir.menit(jam time) returns integer language sql immutable
  as $$ select (extract(epoch from jam) / 60)::integer $$;

create function hadir.fakta_organisasi(p_organisasi_id integer, p_dari date, p_sampai date)
returns jsonb language sql stable as $$
  select jsonb_build_object(
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
    'polaKerjaGrup', '[]'::jsonb,
    'jadwalBawaan', coalesce((
      select jsonb_agg(jsonb_build_object('jadwal_id', j.jadwal_id, 'tgl_mulai', '0001-01-01', 'tgl_selesai', null))
      from jadwal j where j.tenant_id = o.tenant_id and j.is_default), '[]'),
    'hariLibur', coalesce((
      select jsonb_agg(jsonb_build_object('hari_libur_id', h.hari_libur_id, 'nama', h.nama,
        'tgl_mulai', h.tgl_mulai, 'tgl_selesai', h.tgl_selesai) order by h.tgl_mulai, h.hari_libur_id)
      from hari_libur h
      where h.tenant_id = o.tenant_id and (h.organisasi_id = o.organisasi_id or h.organisasi_id is null)
        and h.status = 11 and h.tgl_mulai <= p_sampai and h.tgl_selesai >= p_dari), '[]'),
    'skorPresensi', coalesce((
      select jsonb_agg(jsonb_build_object('skor_presensi_id', s.skor_presensi_id, 'nama', s.nama, 'jenis', s.jenis,
        'menit_dari', s.menit_dari, 'menit_sampai', s.menit_sampai, 'potongan', s.potongan,
        'tgl_mulai', s.tgl_mulai, 'tgl_selesai', s.tgl_selesai,
        'pemilik', case when s.organisasi_id is null then 'tenant' else 'organisasi' end)
        order by s.skor_presensi_id)
      from skor_presensi s
      where s.tenant_id = o.tenant_id and (s.organisasi_id = o.organisasi_id or s.organisasi_id is null)
        and s.berlaku && daterange(p_dari, p_sampai, '[]')), '[]'),
    'gangguan', '[]'::jsonb,
    'pengaturan', coalesce((
      select jsonb_agg(jsonb_build_object('tgl_mulai', p.tgl_mulai, 'tgl_selesai', p.tgl_selesai,
        'jeda_menit', p.jeda_menit, 'timezone', p.timezone, 'luar_radius', p.luar_radius,
        'luring_maks_jam', p.luring_maks_jam))
      from pengaturan_organisasi p
      where p.organisasi_id = o.organisasi_id and p.berlaku && daterange(p_dari, p_sampai, '[]')), '[]'))
  from organisasi o where o.organisasi_id = p_organisasi_id
$$;

-- Events reach over the dates in whichever zone they were made.
create function hadir.fakta_anggota(p_organisasi_id integer, p_user_ids integer[], p_dari date, p_sampai date)
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
    'polaKerja', '[]'::jsonb,
    'jadwalShift', '[]'::jsonb,
    'tukarShift', '[]'::jsonb,
    'klaim', '[]'::jsonb,
    'cuti', '[]'::jsonb,
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'presensi_id', p.presensi_id, 'waktu', extract(epoch from (p.waktu at time zone p.timezone))::bigint,
        'sumber', p.sumber, 'tahan', case when p.is_ditinjau then 'menunggu_tinjauan' end,
        'radius', p.radius, 'is_face_verified', p.is_face_verified))
      from presensi p
      where p.organisasi_id = a.organisasi_id and p.user_id = a.user_id
        and p.waktu >= p_dari::timestamp at time zone 'Asia/Jayapura'
        and p.waktu < (p_sampai + 1)::timestamp at time zone 'Asia/Jakarta'), '[]'))
  from anggota a
  where a.organisasi_id = p_organisasi_id and a.user_id = any(p_user_ids)
$$;

-- Where a member may attend: his own locations, or without any every one of the organisasi.
create function hadir.lokasi_anggota(p_organisasi_id integer, p_user_id integer)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('lokasi_presensi_id', l.lokasi_presensi_id, 'nama', l.nama,
    'lat', l.lat, 'lng', l.lng, 'radius_meter', l.radius_meter, 'timezone', l.timezone)
    order by l.lokasi_presensi_id), '[]')
  from lokasi_presensi l
  where l.organisasi_id = p_organisasi_id and l.status = 11 and (
    exists (select from anggota_lokasi a where a.organisasi_id = p_organisasi_id and a.user_id = p_user_id
      and a.lokasi_presensi_id = l.lokasi_presensi_id)
    or not exists (select from anggota_lokasi a where a.organisasi_id = p_organisasi_id and a.user_id = p_user_id))
$$;
