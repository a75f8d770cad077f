-- Tenants, organisations, accounts, memberships, sessions, permissions, the activity log.
--
-- Every table with tenant_id (and organisasi_id) gets row level security from the migration runner, and every
-- key and foreign key of tenant data carries those columns: a row can only point at rows of its own tenant and
-- organisation, whatever id a caller sends. Validities are tgl_mulai .. tgl_selesai, both included, open where null;
-- their half-open range `berlaku` carries the exclusion constraints.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create schema if not exists hadir;

create table tenant (
  tenant_id   integer generated always as identity primary key,
  no_reg      text not null unique,
  kode_tenant text not null unique,
  nama        text not null,
  email       text,
  alamat      text,
  status      smallint not null default 11 check (status in (11, 12, 13, 14, 15)),
  file_foto   uuid,
  -- Kelola Akses: role → permission → held or not, where it differs from the default.
  izin        jsonb not null default '{}',
  dibuat_pada timestamptz not null default now()
);

create table organisasi (
  organisasi_id     integer generated always as identity primary key,
  tenant_id         integer not null references tenant,
  kode_organisasi   text not null unique,
  nama              text not null,
  npsn              text,
  nsm               text,
  alamat            text,
  telepon           text,
  email             text,
  kepala_nama       text,
  kepala_nip        text,
  file_foto         uuid,
  k_sumber_data     smallint not null default 2 check (k_sumber_data in (1, 2)),
  is_langganan      boolean not null default false,
  tgl_berlaku_akhir date,
  kuota             integer,
  is_sinkronisasi   boolean not null default false,
  is_blokir_finpay  boolean not null default false,
  status            smallint not null default 11 check (status in (11, 12, 13, 14, 15)),
  dibuat_pada       timestamptz not null default now(),
  unique (tenant_id, organisasi_id)
);
create index organisasi_nama on organisasi (tenant_id, nama, organisasi_id);

-- Settings by validity: a day is judged by those in force on it.
create table pengaturan_organisasi (
  pengaturan_organisasi_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  tgl_mulai     date not null default '2000-01-01',
  tgl_selesai   date,
  berlaku       daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  timezone      text not null default 'Asia/Jakarta' check (timezone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  jeda_menit    smallint not null default 5 check (jeda_menit between 0 and 120),
  -- What an event outside every location does: counts, waits for review, or is refused.
  luar_radius   text not null default 'hitung' check (luar_radius in ('hitung', 'tinjau', 'tolak')),
  luring_maks_jam smallint not null default 24 check (luring_maks_jam between 1 and 168),
  is_leave_management_simpatika boolean not null default false,
  is_enable_fitur_cuti          boolean not null default true,
  is_disable_ketidakhadiran     boolean not null default false,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  constraint pengaturan_organisasi_satu_saja exclude using gist (organisasi_id with =, berlaku with &&)
);

create table users (
  user_id          integer generated always as identity primary key,
  -- Null for those above the tenants: super admin, viewer, pemantau.
  tenant_id        integer references tenant,
  username         text,
  email            text,
  password_hash    text,
  nama             text not null,
  gender           text check (gender in ('L', 'P')),
  no_hp            text,
  file_foto        uuid,
  data_id          text,
  is_admin         boolean not null default false,
  is_super_admin   boolean not null default false,
  is_viewer        boolean not null default false,
  is_pemantau      boolean not null default false,
  is_face_verified boolean not null default false,
  k_status         smallint not null default 1,
  status           smallint not null default 1 check (status in (1, 2, 13, 14, 15)),
  dibuat_pada      timestamptz not null default now(),
  constraint users_tenant check ((tenant_id is null) = (is_super_admin or is_viewer or is_pemantau)),
  unique (tenant_id, user_id)
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create index users_tenant on users (tenant_id, nama, user_id);

create table grup (
  group_id       integer generated always as identity primary key,
  tenant_id      integer not null,
  organisasi_id  integer not null,
  nama           text not null,
  kepala_user_id integer,
  status         smallint not null default 11 check (status in (11, 12)),
  dibuat_pada    timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (organisasi_id, group_id)
);
create unique index grup_nama on grup (organisasi_id, lower(nama));

-- A person's place in an organisation. `status`: 0 not activated, 1 active, 2 inactive.
create table anggota (
  tenant_id         integer not null,
  organisasi_id     integer not null,
  user_id           integer not null,
  role              smallint not null default 4 check (role in (3, 4)),
  status            smallint not null default 0 check (status in (0, 1, 2)),
  pin               text,
  nip               text,
  nik               text,
  nuptk             text,
  jabatan           text,
  jenis_kepegawaian text not null default 'Non-ASN' check (jenis_kepegawaian in ('PNS', 'PPPK', 'Non-ASN')),
  dibuat_pada       timestamptz not null default now(),
  primary key (organisasi_id, user_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id)
);
create unique index anggota_pin on anggota (organisasi_id, pin);
create unique index anggota_nip on anggota (organisasi_id, nip);
create index anggota_user on anggota (user_id);

alter table grup add constraint grup_kepala
  foreign key (organisasi_id, kepala_user_id) references anggota (organisasi_id, user_id);

-- When a person belongs to the organisation; days outside it are owed nothing.
create table keanggotaan (
  keanggotaan_id integer generated always as identity primary key,
  tenant_id      integer not null,
  organisasi_id  integer not null,
  user_id        integer not null,
  tgl_mulai      date not null,
  tgl_selesai    date,
  berlaku        daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  constraint keanggotaan_tidak_tumpang_tindih
    exclude using gist (organisasi_id with =, user_id with =, berlaku with &&)
);
create index keanggotaan_user on keanggotaan (organisasi_id, user_id);

create table anggota_grup (
  anggota_grup_id integer generated always as identity primary key,
  tenant_id       integer not null,
  organisasi_id   integer not null,
  user_id         integer not null,
  group_id        integer not null,
  tgl_mulai       date not null,
  tgl_selesai     date,
  berlaku         daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  foreign key (organisasi_id, group_id) references grup (organisasi_id, group_id),
  constraint anggota_grup_satu_saja
    exclude using gist (organisasi_id with =, user_id with =, berlaku with &&)
);
create index anggota_grup_user on anggota_grup (organisasi_id, user_id);
create index anggota_grup_group on anggota_grup (organisasi_id, group_id);

create table lokasi_presensi (
  lokasi_presensi_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  nama          text not null,
  alamat        text,
  lat           double precision not null check (lat between -90 and 90),
  lng           double precision not null check (lng between -180 and 180),
  radius_meter  integer not null default 100 check (radius_meter between 10 and 10000),
  -- The place's own zone, where it differs from the organisation's.
  timezone      text check (timezone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  status        smallint not null default 11 check (status in (11, 12)),
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (organisasi_id, lokasi_presensi_id)
);

-- Where a member may attend; a member without rows may attend at every location of the organisation.
create table anggota_lokasi (
  tenant_id          integer not null,
  organisasi_id      integer not null,
  user_id            integer not null,
  lokasi_presensi_id integer not null,
  primary key (organisasi_id, user_id, lokasi_presensi_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  foreign key (organisasi_id, lokasi_presensi_id) references lokasi_presensi (organisasi_id, lokasi_presensi_id) on delete cascade
);

-- Which tenants and organisations a pemantau may read; organisasi_id null is the whole tenant.
create table pemantau_tugas (
  pemantau_tugas_id integer generated always as identity primary key,
  user_id       integer not null references users,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique nulls not distinct (user_id, tenant_id, organisasi_id)
);

-- Only the hash of a session's secret is kept.
create table sesi (
  sesi_id          uuid primary key default gen_random_uuid(),
  token_hash       bytea not null unique,
  user_id          integer not null references users on delete cascade,
  tenant_id        integer references tenant,
  ip               text,
  user_agent       text,
  dibuat_pada      timestamptz not null default now(),
  terakhir_pada    timestamptz not null default now(),
  kedaluwarsa_pada timestamptz not null
);
create index sesi_user on sesi (user_id);

-- Single-use links (activation, reset, e-mail change), by the hash of their secret.
create table tautan (
  token_hash       bytea primary key,
  jenis            text not null check (jenis in ('aktivasi', 'reset', 'ubah-email')),
  user_id          integer not null references users on delete cascade,
  tenant_id        integer references tenant,
  email            text,
  kedaluwarsa_pada timestamptz not null,
  dipakai_pada     timestamptz,
  dibuat_pada      timestamptz not null default now()
);
create index tautan_user on tautan (user_id, jenis);

create table idempotensi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  kunci         uuid not null,
  panggilan     text not null,
  isi_hash      text not null,
  jawaban       jsonb not null,
  dibuat_pada   timestamptz not null default now(),
  primary key (organisasi_id, user_id, kunci)
);
create index idempotensi_umur on idempotensi (dibuat_pada);

-- Append-only: the server's role may insert and read, nothing else.
create table log_aktivitas (
  log_id        bigint generated always as identity primary key,
  tenant_id     integer,
  organisasi_id integer,
  user_id       integer,
  nama          text,
  kegiatan      text not null,
  hasil         smallint not null,
  ip            text,
  user_agent    text,
  permintaan_id text,
  sebelum       jsonb,
  sesudah       jsonb,
  waktu         timestamptz not null default now()
);
create index log_aktivitas_organisasi on log_aktivitas (organisasi_id, log_id desc);
create index log_aktivitas_tenant on log_aktivitas (tenant_id, log_id desc);

-- Everything the guard asks of one request, in one call: whose session this is, and what this person is
-- towards the organisation or tenant of the path. Runs as the owner, since nothing is in scope yet.
create function hadir.cari_pelaku(
  p_token_hash bytea, p_organisasi_id integer, p_kode_organisasi text, p_tenant_id integer
) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'sesi_id', s.sesi_id, 'kedaluwarsa_pada', s.kedaluwarsa_pada, 'terakhir_pada', s.terakhir_pada,
    'user_id', u.user_id, 'tenant_id', u.tenant_id, 'nama', u.nama, 'status', u.status,
    'is_operator', exists (select from anggota x where x.user_id = u.user_id and x.role = 3),
    'is_admin', u.is_admin, 'is_super_admin', u.is_super_admin, 'is_viewer', u.is_viewer, 'is_pemantau', u.is_pemantau,
    'organisasi', case when o.organisasi_id is null then null else jsonb_build_object(
      'organisasi_id', o.organisasi_id, 'tenant_id', o.tenant_id, 'kode_organisasi', o.kode_organisasi,
      'k_sumber_data', o.k_sumber_data, 'is_langganan', o.is_langganan, 'tgl_berlaku_akhir', o.tgl_berlaku_akhir,
      'is_sinkronisasi', o.is_sinkronisasi, 'status', o.status,
      'timezone', coalesce(p.timezone, 'Asia/Jakarta'),
      'role', a.role, 'status_anggota', a.status,
      'dipantau', u.is_pemantau and exists (
        select from pemantau_tugas t where t.user_id = u.user_id and t.tenant_id = o.tenant_id
          and (t.organisasi_id is null or t.organisasi_id = o.organisasi_id))) end,
    'tenant', case when n.tenant_id is null then null else jsonb_build_object(
      'tenant_id', n.tenant_id, 'status', n.status, 'izin', n.izin,
      'dipantau', u.is_pemantau and exists (
        select from pemantau_tugas t where t.user_id = u.user_id and t.tenant_id = n.tenant_id)) end
  )
  from sesi s
  join users u on u.user_id = s.user_id
  left join organisasi o on o.organisasi_id = p_organisasi_id or o.kode_organisasi = p_kode_organisasi
  left join anggota a on a.organisasi_id = o.organisasi_id and a.user_id = u.user_id
  left join pengaturan_organisasi p on p.organisasi_id = o.organisasi_id and p.berlaku @> current_date
  left join tenant n on n.tenant_id = coalesce(o.tenant_id, p_tenant_id, u.tenant_id)
  where s.token_hash = p_token_hash
$$;

-- Counters of the rate limits, shared by all server processes; laid out as rate-limiter-flexible expects.
create table batas_laju (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
