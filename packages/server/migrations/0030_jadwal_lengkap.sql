-- The layers above jadwal kerja: cycles, the roster, swaps. And what a year's decree says of holidays.

-- A cycle of days, each a shift or (jadwal_id null) a day off; its first day falls on tgl_acuan.
create table pola_kerja (
  pola_kerja_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  nama          text not null,
  tgl_acuan     date not null,
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (organisasi_id, pola_kerja_id)
);
create unique index pola_kerja_nama on pola_kerja (organisasi_id, lower(nama));

create table pola_kerja_hari (
  tenant_id     integer not null,
  organisasi_id integer not null,
  pola_kerja_id integer not null,
  urutan        smallint not null check (urutan between 1 and 366),
  jadwal_id     integer,
  primary key (organisasi_id, pola_kerja_id, urutan),
  foreign key (organisasi_id, pola_kerja_id) references pola_kerja (organisasi_id, pola_kerja_id) on delete cascade,
  foreign key (tenant_id, jadwal_id) references jadwal (tenant_id, jadwal_id)
);

-- Whom a cycle is given to, from when to when.
create table pola_kerja_sasaran (
  pola_kerja_sasaran_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  pola_kerja_id integer not null,
  group_id      integer,
  user_id       integer,
  tgl_mulai     date not null,
  tgl_selesai   date check (tgl_selesai >= tgl_mulai),
  foreign key (organisasi_id, pola_kerja_id) references pola_kerja (organisasi_id, pola_kerja_id) on delete cascade,
  foreign key (organisasi_id, group_id) references grup (organisasi_id, group_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  constraint pola_kerja_sasaran_siapa check ((group_id is null) <> (user_id is null))
);
create index pola_kerja_sasaran_pola on pola_kerja_sasaran (organisasi_id, pola_kerja_id);
create index pola_kerja_sasaran_anggota on pola_kerja_sasaran (organisasi_id, user_id) where user_id is not null;

-- The roster: a shift, or (jadwal_id null) a day off, for a member on a date.
create table jadwal_shift (
  jadwal_shift_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  tanggal       date not null,
  jadwal_id     integer,
  diubah_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id, user_id)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade,
  foreign key (tenant_id, jadwal_id) references jadwal (tenant_id, jadwal_id),
  unique (organisasi_id, user_id, tanggal)
);
create index jadwal_shift_tanggal on jadwal_shift (organisasi_id, tanggal);

-- On each of the two dates the two members exchange what their roster says.
create table tukar_shift (
  tukar_shift_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id_a     integer not null,
  tanggal_a     date not null,
  user_id_b     integer not null check (user_id_b <> user_id_a),
  tanggal_b     date not null,
  status        text not null default 'diajukan'
    check (status in ('diajukan', 'disepakati', 'disetujui', 'ditolak', 'dibatalkan')),
  keterangan    text,
  catatan       text,
  dibuat_oleh   integer references users on delete set null,
  dibuat_pada   timestamptz not null default now(),
  diputuskan_oleh integer references users on delete set null,
  diputuskan_pada timestamptz,
  foreign key (tenant_id, organisasi_id, user_id_a)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade,
  foreign key (tenant_id, organisasi_id, user_id_b)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
create index tukar_shift_a on tukar_shift (organisasi_id, user_id_a);
create index tukar_shift_b on tukar_shift (organisasi_id, user_id_b);

create table periode_laporan (
  periode_laporan_id integer generated always as identity primary key,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  nama          text not null,
  tgl_mulai     date not null,
  tgl_selesai   date not null check (tgl_selesai >= tgl_mulai),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create unique index periode_laporan_nama on periode_laporan (tenant_id, coalesce(organisasi_id, 0), lower(nama));

-- A year's decree on national holidays and cuti bersama, the same for every tenant; super admins correct and extend it.
create table keputusan_libur (
  tahun      smallint primary key check (tahun between 2000 and 2200),
  nomor      text not null,
  keterangan text
);
create table libur_nasional (
  libur_nasional_id integer generated always as identity primary key,
  tahun       smallint not null references keputusan_libur on delete cascade,
  nama        text not null,
  jenis       text not null check (jenis in ('nasional', 'cuti bersama')),
  tgl_mulai   date not null,
  tgl_selesai date not null check (tgl_selesai >= tgl_mulai),
  check (extract(year from tgl_mulai) = tahun and extract(year from tgl_selesai) = tahun),
  unique (tahun, jenis, tgl_mulai)
);

alter table hari_libur
  -- From which row of the decree it was synchronised; null with is_sinkron: the decree no longer has it.
  add column libur_nasional_id integer references libur_nasional on delete set null,
  add column is_sinkron boolean not null default false,
  -- Cuti bersama that draws on the annual leave balance.
  add column is_potong_saldo boolean not null default false
    check (not is_potong_saldo or jenis = 'cuti bersama');
create unique index hari_libur_sinkron on hari_libur (tenant_id, coalesce(organisasi_id, 0), libur_nasional_id)
  where libur_nasional_id is not null;

insert into keputusan_libur (tahun, nomor, keterangan) values
  (2025, 'Keputusan Bersama Menteri Agama, Menteri Ketenagakerjaan, dan Menteri PANRB Nomor 933 Tahun 2025, Nomor 1 Tahun 2025, dan Nomor 3 Tahun 2025',
   'Perubahan atas Keputusan Bersama Nomor 1017 Tahun 2024, Nomor 2 Tahun 2024, dan Nomor 2 Tahun 2024; menambah cuti bersama 18 Agustus 2025'),
  (2026, 'Keputusan Bersama Menteri Agama, Menteri Ketenagakerjaan, dan Menteri PANRB Nomor 1497 Tahun 2025, Nomor 2 Tahun 2025, dan Nomor 5 Tahun 2025', null);

insert into libur_nasional (tahun, jenis, nama, tgl_mulai, tgl_selesai) values
  (2025, 'nasional', 'Tahun Baru 2025 Masehi', '2025-01-01', '2025-01-01'),
  (2025, 'nasional', 'Isra Mikraj Nabi Muhammad S.A.W.', '2025-01-27', '2025-01-27'),
  (2025, 'cuti bersama', 'Cuti bersama Tahun Baru Imlek 2576 Kongzili', '2025-01-28', '2025-01-28'),
  (2025, 'nasional', 'Tahun Baru Imlek 2576 Kongzili', '2025-01-29', '2025-01-29'),
  (2025, 'cuti bersama', 'Cuti bersama Hari Suci Nyepi', '2025-03-28', '2025-03-28'),
  (2025, 'nasional', 'Hari Suci Nyepi (Tahun Baru Saka 1947)', '2025-03-29', '2025-03-29'),
  (2025, 'nasional', 'Idulfitri 1446 Hijriah', '2025-03-31', '2025-04-01'),
  (2025, 'cuti bersama', 'Cuti bersama Idulfitri 1446 Hijriah', '2025-04-02', '2025-04-04'),
  (2025, 'cuti bersama', 'Cuti bersama Idulfitri 1446 Hijriah', '2025-04-07', '2025-04-07'),
  (2025, 'nasional', 'Wafat Yesus Kristus', '2025-04-18', '2025-04-18'),
  (2025, 'nasional', 'Kebangkitan Yesus Kristus (Paskah)', '2025-04-20', '2025-04-20'),
  (2025, 'nasional', 'Hari Buruh Internasional', '2025-05-01', '2025-05-01'),
  (2025, 'nasional', 'Hari Raya Waisak 2569 BE', '2025-05-12', '2025-05-12'),
  (2025, 'cuti bersama', 'Cuti bersama Hari Raya Waisak 2569 BE', '2025-05-13', '2025-05-13'),
  (2025, 'nasional', 'Kenaikan Yesus Kristus', '2025-05-29', '2025-05-29'),
  (2025, 'cuti bersama', 'Cuti bersama Kenaikan Yesus Kristus', '2025-05-30', '2025-05-30'),
  (2025, 'nasional', 'Hari Lahir Pancasila', '2025-06-01', '2025-06-01'),
  (2025, 'nasional', 'Iduladha 1446 Hijriah', '2025-06-06', '2025-06-06'),
  (2025, 'cuti bersama', 'Cuti bersama Iduladha 1446 Hijriah', '2025-06-09', '2025-06-09'),
  (2025, 'nasional', '1 Muharam Tahun Baru Islam 1447 Hijriah', '2025-06-27', '2025-06-27'),
  (2025, 'nasional', 'Proklamasi Kemerdekaan', '2025-08-17', '2025-08-17'),
  (2025, 'cuti bersama', 'Cuti bersama Proklamasi Kemerdekaan', '2025-08-18', '2025-08-18'),
  (2025, 'nasional', 'Maulid Nabi Muhammad S.A.W.', '2025-09-05', '2025-09-05'),
  (2025, 'nasional', 'Kelahiran Yesus Kristus', '2025-12-25', '2025-12-25'),
  (2025, 'cuti bersama', 'Cuti bersama Kelahiran Yesus Kristus', '2025-12-26', '2025-12-26'),
  (2026, 'nasional', 'Tahun Baru 2026 Masehi', '2026-01-01', '2026-01-01'),
  (2026, 'nasional', 'Isra Mikraj Nabi Muhammad S.A.W.', '2026-01-16', '2026-01-16'),
  (2026, 'cuti bersama', 'Cuti bersama Tahun Baru Imlek 2577 Kongzili', '2026-02-16', '2026-02-16'),
  (2026, 'nasional', 'Tahun Baru Imlek 2577 Kongzili', '2026-02-17', '2026-02-17'),
  (2026, 'cuti bersama', 'Cuti bersama Hari Suci Nyepi', '2026-03-18', '2026-03-18'),
  (2026, 'nasional', 'Hari Suci Nyepi (Tahun Baru Saka 1948)', '2026-03-19', '2026-03-19'),
  (2026, 'cuti bersama', 'Cuti bersama Idulfitri 1447 Hijriah', '2026-03-20', '2026-03-20'),
  (2026, 'nasional', 'Idulfitri 1447 Hijriah', '2026-03-21', '2026-03-22'),
  (2026, 'cuti bersama', 'Cuti bersama Idulfitri 1447 Hijriah', '2026-03-23', '2026-03-24'),
  (2026, 'nasional', 'Wafat Yesus Kristus', '2026-04-03', '2026-04-03'),
  (2026, 'nasional', 'Kebangkitan Yesus Kristus (Paskah)', '2026-04-05', '2026-04-05'),
  (2026, 'nasional', 'Hari Buruh Internasional', '2026-05-01', '2026-05-01'),
  (2026, 'nasional', 'Kenaikan Yesus Kristus', '2026-05-14', '2026-05-14'),
  (2026, 'cuti bersama', 'Cuti bersama Kenaikan Yesus Kristus', '2026-05-15', '2026-05-15'),
  (2026, 'nasional', 'Iduladha 1447 Hijriah', '2026-05-27', '2026-05-27'),
  (2026, 'cuti bersama', 'Cuti bersama Iduladha 1447 Hijriah', '2026-05-28', '2026-05-28'),
  (2026, 'nasional', 'Hari Raya Waisak 2570 BE', '2026-05-31', '2026-05-31'),
  (2026, 'nasional', 'Hari Lahir Pancasila', '2026-06-01', '2026-06-01'),
  (2026, 'nasional', '1 Muharam Tahun Baru Islam 1448 Hijriah', '2026-06-16', '2026-06-16'),
  (2026, 'nasional', 'Proklamasi Kemerdekaan', '2026-08-17', '2026-08-17'),
  (2026, 'nasional', 'Maulid Nabi Muhammad S.A.W.', '2026-08-25', '2026-08-25'),
  (2026, 'cuti bersama', 'Cuti bersama Kelahiran Yesus Kristus', '2026-12-24', '2026-12-24'),
  (2026, 'nasional', 'Kelahiran Yesus Kristus', '2026-12-25', '2026-12-25');

-- The norm that a schedule's week is shown beside, settable per tenant: minutes a week, and in Ramadan.
alter table tenant
  add column norma_menit smallint not null default 2250 check (norma_menit between 60 and 10080),
  add column norma_menit_ramadan smallint not null default 1950 check (norma_menit_ramadan between 60 and 10080);

create function hadir.siklus_pola(p_organisasi_id integer, p_pola_kerja_id integer) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(h.jadwal_id order by h.urutan), '[]') from pola_kerja_hari h
  where h.organisasi_id = p_organisasi_id and h.pola_kerja_id = p_pola_kerja_id
$$;

-- Cycles given to members (p_user_id) or, without, to groups.
create function hadir.pola_anggota(p_organisasi_id integer, p_user_id integer) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('pola_kerja_id', s.pola_kerja_id, 'tgl_acuan', p.tgl_acuan,
    'siklus', hadir.siklus_pola(p.organisasi_id, p.pola_kerja_id), 'group_id', s.group_id,
    'tgl_mulai', s.tgl_mulai, 'tgl_selesai', s.tgl_selesai)), '[]')
  from pola_kerja_sasaran s join pola_kerja p on p.organisasi_id = s.organisasi_id and p.pola_kerja_id = s.pola_kerja_id
  where s.organisasi_id = p_organisasi_id and s.user_id is not distinct from p_user_id
$$;

create function hadir.roster_anggota(p_organisasi_id integer, p_user_id integer, p_dari date, p_sampai date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('jadwal_shift_id', s.jadwal_shift_id, 'tanggal', s.tanggal,
    'jadwal_id', s.jadwal_id)), '[]')
  from jadwal_shift s
  where s.organisasi_id = p_organisasi_id and s.user_id = p_user_id and s.tanggal between p_dari and p_sampai
$$;

-- Approved swaps as the member meets them: on each of the dates what the other one's roster says.
create function hadir.tukar_anggota(p_organisasi_id integer, p_user_id integer, p_dari date, p_sampai date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('tukar_shift_id', t.tukar_shift_id, 'tanggal', s.tanggal,
    'jadwal_id', s.jadwal_id)), '[]')
  from tukar_shift t
  join jadwal_shift s on s.organisasi_id = t.organisasi_id and s.tanggal in (t.tanggal_a, t.tanggal_b)
    and s.user_id = case p_user_id when t.user_id_a then t.user_id_b else t.user_id_a end
  where t.organisasi_id = p_organisasi_id and t.status = 'disetujui' and p_user_id in (t.user_id_a, t.user_id_b)
    and s.tanggal between p_dari and p_sampai
$$;

create or replace function hadir.fakta_organisasi(p_organisasi_id integer, p_dari date, p_sampai date)
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
    'polaKerjaGrup', hadir.pola_anggota(o.organisasi_id, null),
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
