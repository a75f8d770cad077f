-- Corrections: what operators decide about events, requests with a selfie, claims, incidents, and months that are frozen.

-- What holds of an event beside what was recorded: a held one counts, or one is refused, set aside or taken back.
-- The event itself is never changed; who decided what before stands in log_aktivitas.
create table putusan_presensi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  presensi_id   bigint not null,
  putusan       text not null check (putusan in ('dihitung', 'ditolak', 'dihapus', 'dibatalkan')),
  keterangan    text,
  oleh          integer references users on delete set null,
  pada          timestamptz not null default now(),
  primary key (organisasi_id, presensi_id),
  foreign key (organisasi_id, presensi_id) references presensi (organisasi_id, presensi_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);

-- A request to count an attendance that is proved by a selfie. Its event is recorded at once and held until decided.
create table presensi_manual (
  presensi_manual_id integer generated always as identity,
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  presensi_id   bigint not null,
  -- The local date that it is about.
  tanggal       date not null,
  status        smallint not null default 4 check (status in (4, 5, 6, 8)),
  is_permanen   boolean not null default false check (not is_permanen or status = 6),
  keterangan    text not null,
  dibuat_pada   timestamptz not null default now(),
  primary key (organisasi_id, presensi_manual_id),
  foreign key (organisasi_id, presensi_id) references presensi (organisasi_id, presensi_id),
  foreign key (tenant_id, organisasi_id, user_id)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
create unique index presensi_manual_event on presensi_manual (organisasi_id, presensi_id);
create index presensi_manual_status on presensi_manual (organisasi_id, status, presensi_manual_id);
create index presensi_manual_anggota on presensi_manual (organisasi_id, user_id, tanggal);

-- Every state that a request went through, with who moved it and why.
create table presensi_manual_jejak (
  presensi_manual_jejak_id bigint generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  presensi_manual_id integer not null,
  status        smallint not null,
  is_permanen   boolean not null,
  keterangan    text,
  oleh          integer references users on delete set null,
  pada          timestamptz not null,
  foreign key (organisasi_id, presensi_manual_id)
    references presensi_manual (organisasi_id, presensi_manual_id) on delete cascade,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index presensi_manual_jejak_urut on presensi_manual_jejak (organisasi_id, presensi_manual_id);

-- A correction of days: whole-day presence, or the times that it grants. Only one that is 'berlaku' has an effect.
create table klaim_presensi (
  presensi_klaim_id integer generated always as identity,
  tenant_id     integer not null,
  organisasi_id integer not null,
  jenis         text not null check (jenis in
    ('lupa presensi', 'dinas luar', 'tugas belajar', 'sakit', 'gangguan sistem', 'lainnya')),
  tgl_mulai     date not null,
  tgl_selesai   date not null check (tgl_selesai >= tgl_mulai),
  sehari        boolean not null,
  jam_masuk     time,
  jam_pulang    time,
  keterangan    text not null,
  lampiran      uuid references berkas on delete set null,
  status        text not null check (status in ('diajukan', 'berlaku', 'ditolak', 'dibatalkan')),
  catatan       text,
  dibuat_oleh   integer references users on delete set null,
  dibuat_pada   timestamptz not null default now(),
  diputuskan_oleh integer references users on delete set null,
  diputuskan_pada timestamptz,
  primary key (organisasi_id, presensi_klaim_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  constraint klaim_presensi_isi check (sehari = (jam_masuk is null and jam_pulang is null))
);
create index klaim_presensi_status on klaim_presensi (organisasi_id, status, presensi_klaim_id);

create table klaim_presensi_anggota (
  tenant_id     integer not null,
  organisasi_id integer not null,
  presensi_klaim_id integer not null,
  user_id       integer not null,
  primary key (organisasi_id, presensi_klaim_id, user_id),
  foreign key (organisasi_id, presensi_klaim_id)
    references klaim_presensi (organisasi_id, presensi_klaim_id) on delete cascade,
  foreign key (tenant_id, organisasi_id, user_id)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
create index klaim_presensi_anggota_user on klaim_presensi_anggota (organisasi_id, user_id);

-- The system, the network or a machine failed. Recorded by an organisasi, or (organisasi_id null) by its tenant.
create table gangguan (
  gangguan_id   integer generated always as identity primary key,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  dari          timestamptz not null,
  sampai        timestamptz not null check (sampai >= dari),
  alasan        text not null,
  bukti         uuid references berkas on delete set null,
  status        text not null default 'diajukan' check (status in ('diajukan', 'disetujui', 'ditolak', 'dibatalkan')),
  catatan       text,
  dibuat_oleh   integer references users on delete set null,
  dibuat_pada   timestamptz not null default now(),
  diputuskan_oleh integer references users on delete set null,
  diputuskan_pada timestamptz,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (tenant_id, gangguan_id)
);

-- Which organisations it touched.
create table gangguan_organisasi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  gangguan_id   integer not null,
  primary key (organisasi_id, gangguan_id),
  foreign key (tenant_id, gangguan_id) references gangguan (tenant_id, gangguan_id) on delete cascade,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);

-- A member's month that is verified: its days are frozen as they stand, with their totals, until it is opened again.
create table verval (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  -- The month's first day.
  bulan         date not null check (extract(day from bulan) = 1),
  status        text not null check (status in ('terverifikasi', 'terkirim')),
  ringkasan     jsonb not null,
  dibekukan_oleh integer references users on delete set null,
  dibekukan_pada timestamptz not null,
  dikirim_pada  timestamptz,
  primary key (organisasi_id, user_id, bulan),
  foreign key (tenant_id, organisasi_id, user_id)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
create index verval_bulan on verval (organisasi_id, bulan);

-- Who froze, sent or opened which month of whom, and why.
create table verval_jejak (
  verval_jejak_id bigint generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  bulan         date not null,
  tindakan      text not null check (tindakan in ('bekukan', 'kirim', 'buka')),
  user_ids      integer[] not null,
  alasan        text,
  oleh          integer references users on delete set null,
  pada          timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index verval_jejak_bulan on verval_jejak (organisasi_id, bulan);

-- A frozen day is the snapshot itself: whatever derives days leaves it as it is.
alter table kehadiran add column dibekukan boolean not null default false;
create index kehadiran_dibekukan on kehadiran (organisasi_id, user_id, tanggal) where dibekukan;

create function hadir.klaim_anggota(p_organisasi_id integer, p_user_id integer, p_dari date, p_sampai date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('presensi_klaim_id', k.presensi_klaim_id, 'jenis', k.jenis,
    'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai, 'sehari', k.sehari,
    'jam_masuk', hadir.menit(k.jam_masuk), 'jam_pulang', hadir.menit(k.jam_pulang)) order by k.presensi_klaim_id), '[]')
  from klaim_presensi_anggota a
  join klaim_presensi k on k.organisasi_id = a.organisasi_id and k.presensi_klaim_id = a.presensi_klaim_id
  where a.organisasi_id = p_organisasi_id and a.user_id = p_user_id and k.status = 'berlaku'
    and k.tgl_mulai <= p_sampai and k.tgl_selesai >= p_dari
$$;

-- Approved incidents in the clock of the organisasi's zone on the date.
create function hadir.gangguan_organisasi(p_organisasi_id integer, p_dari date, p_sampai date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('gangguan_id', g.gangguan_id, 'alasan', g.alasan,
    'dari', extract(epoch from (g.dari at time zone z.timezone))::bigint,
    'sampai', extract(epoch from (g.sampai at time zone z.timezone))::bigint) order by g.gangguan_id), '[]')
  from gangguan_organisasi k
  join gangguan g on g.gangguan_id = k.gangguan_id
  cross join lateral (
    select coalesce((select p.timezone from pengaturan_organisasi p
      where p.organisasi_id = k.organisasi_id and p.berlaku @> (g.dari at time zone p.timezone)::date), 'Asia/Jakarta')
      as timezone) z
  where k.organisasi_id = p_organisasi_id and g.status = 'disetujui'
    and g.dari < (p_sampai + 1)::timestamp at time zone 'Asia/Jakarta'
    and g.sampai >= p_dari::timestamp at time zone 'Asia/Jayapura'
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
    'gangguan', hadir.gangguan_organisasi(o.organisasi_id, p_dari, p_sampai),
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
    'klaim', hadir.klaim_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'cuti', '[]'::jsonb,
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'presensi_id', p.presensi_id, 'waktu', extract(epoch from (p.waktu at time zone p.timezone))::bigint,
        'sumber', p.sumber, 'tahan', case when d.putusan is null and p.is_ditinjau then 'menunggu_tinjauan'
          else nullif(d.putusan, 'dihitung') end, 'catatan', d.keterangan,
        'radius', p.radius, 'is_face_verified', p.is_face_verified))
      from presensi p
      left join putusan_presensi d on d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id
      where p.organisasi_id = a.organisasi_id and p.user_id = a.user_id
        and p.waktu >= p_dari::timestamp at time zone 'Asia/Jayapura'
        and p.waktu < (p_sampai + 1)::timestamp at time zone 'Asia/Jakarta'), '[]'))
  from anggota a
  where a.organisasi_id = p_organisasi_id and a.user_id = any(p_user_ids)
$$;
