-- Who should work when. `organisasi_id` null belongs to the tenant and may be used by all its organisations.

create table jadwal (
  jadwal_id     integer generated always as identity primary key,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  nama          text not null,
  tipe_jadwal   smallint not null check (tipe_jadwal in (1, 2, 3)),
  -- The schedule that judges organisations of the tenant that have none of their own.
  is_default    boolean not null default false check (not is_default or organisasi_id is null),
  status        smallint not null default 11 check (status in (11, 12)),
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (tenant_id, jadwal_id)
);
create unique index jadwal_default on jadwal (tenant_id) where is_default;
create index jadwal_organisasi on jadwal (organisasi_id, nama);

-- What a schedule says from a date on. `baris` holds its rows by weekday (1 Monday .. 7 Sunday; 0 for a shift).
create table jadwal_versi (
  jadwal_versi_id  integer generated always as identity primary key,
  tenant_id        integer not null,
  organisasi_id    integer,
  jadwal_id        integer not null,
  tgl_mulai        date not null default '2000-01-01',
  tgl_selesai      date,
  berlaku          daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  toleransi_masuk  smallint not null default 0 check (toleransi_masuk between 0 and 240),
  toleransi_pulang smallint not null default 0 check (toleransi_pulang between 0 and 240),
  buka_masuk       smallint not null default 120 check (buka_masuk between 0 and 720),
  tutup_pulang     smallint not null default 240 check (tutup_pulang between 0 and 720),
  ikut_libur       boolean not null default true,
  foreign key (tenant_id, jadwal_id) references jadwal (tenant_id, jadwal_id) on delete cascade,
  constraint jadwal_versi_satu_saja exclude using gist (jadwal_id with =, berlaku with &&)
);

create table jadwal_baris (
  jadwal_versi_id    integer not null references jadwal_versi on delete cascade,
  tenant_id          integer not null,
  organisasi_id      integer,
  hari               smallint not null check (hari between 0 and 7),
  jam_masuk          time not null,
  jam_pulang         time not null,
  istirahat_mulai    time,
  istirahat_selesai  time,
  durasi_menit       smallint check (durasi_menit between 1 and 1440),
  primary key (jadwal_versi_id, hari),
  constraint jadwal_baris_istirahat check ((istirahat_mulai is null) = (istirahat_selesai is null))
);

-- Whom a schedule is given to, from when to when.
create table jadwal_kerja (
  setting_jadwal_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  jadwal_id     integer not null,
  target        text not null check (target in ('organisasi', 'grup', 'anggota')),
  group_id      integer,
  user_id       integer,
  tgl_mulai     date not null,
  tgl_selesai   date check (tgl_selesai >= tgl_mulai),
  status        smallint not null default 11 check (status in (11, 12)),
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (tenant_id, jadwal_id) references jadwal (tenant_id, jadwal_id),
  foreign key (organisasi_id, group_id) references grup (organisasi_id, group_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  constraint jadwal_kerja_target check (
    (target = 'grup') = (group_id is not null) and (target = 'anggota') = (user_id is not null))
);
create index jadwal_kerja_organisasi on jadwal_kerja (organisasi_id, tgl_mulai);

create table hari_libur (
  hari_libur_id integer generated always as identity primary key,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  nama          text not null,
  jenis         text not null check (jenis in ('nasional', 'cuti bersama', 'tenant', 'organisasi')),
  tgl_mulai     date not null,
  tgl_selesai   date not null check (tgl_selesai >= tgl_mulai),
  status        smallint not null default 11 check (status in (11, 12)),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index hari_libur_tanggal on hari_libur (tenant_id, tgl_mulai);

-- What lateness, leaving early or a missing record costs, in percent of the allowance.
create table skor_presensi (
  skor_presensi_id integer generated always as identity primary key,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  nama          text not null,
  jenis         text not null check (jenis in ('terlambat', 'pulang_cepat', 'tanpa_masuk', 'tanpa_pulang', 'absen')),
  menit_dari    smallint check (menit_dari >= 1),
  menit_sampai  smallint check (menit_sampai >= menit_dari),
  potongan      numeric(5, 2) not null check (potongan between 0 and 100),
  tgl_mulai     date not null default '2000-01-01',
  tgl_selesai   date,
  berlaku       daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  constraint skor_presensi_menit check ((jenis in ('terlambat', 'pulang_cepat')) = (menit_dari is not null)),
  constraint skor_presensi_tidak_tumpang_tindih exclude using gist (
    tenant_id with =, (coalesce(organisasi_id, 0)) with =, jenis with =, berlaku with &&,
    int4range(coalesce(menit_dari, 0)::integer, menit_sampai::integer, '[]') with &&)
);
