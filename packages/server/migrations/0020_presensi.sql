-- Events are facts: the server's role may insert and read them, never change or delete them.

create table presensi (
  presensi_id        bigint generated always as identity,
  tenant_id          integer not null,
  organisasi_id      integer not null,
  user_id            integer not null,
  waktu              timestamptz not null,
  -- The zone in force at the event's place.
  timezone           text not null,
  sumber             text not null check (sumber in ('ponsel', 'kiosk', 'mesin', 'manual', 'klaim', 'impor')),
  lat                double precision,
  lng                double precision,
  akurasi_meter      real,
  -- 0 outside, 1 inside, 9 not detected.
  radius             smallint not null default 9 check (radius in (0, 1, 9)),
  jarak_meter        real,
  lokasi_presensi_id integer,
  is_face_verified   boolean,
  perangkat          text,
  -- The source's own name for the event: a repeated one is the same event.
  id_luar            text,
  foto               uuid,
  -- Queued without a connection and sent later; judged by the client's corrected clock.
  is_luring          boolean not null default false,
  is_lokasi_palsu    boolean not null default false,
  waktu_klien        timestamptz,
  -- Whether it counts, or waits for an operator's review.
  is_ditinjau        boolean not null default false,
  keterangan         text,
  diterima_pada      timestamptz not null default now(),
  primary key (organisasi_id, presensi_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id),
  foreign key (organisasi_id, lokasi_presensi_id) references lokasi_presensi (organisasi_id, lokasi_presensi_id)
);
create index presensi_anggota on presensi (organisasi_id, user_id, waktu);
create index presensi_waktu on presensi (organisasi_id, waktu);
create unique index presensi_sekali on presensi (organisasi_id, user_id, sumber, (coalesce(perangkat, '')), id_luar);

-- What a member's day came to, derived from the events and derivable again at any time.
create table kehadiran (
  tenant_id          integer not null,
  organisasi_id      integer not null,
  user_id            integer not null,
  tanggal            date not null,
  status             text not null check (status in ('terbuka', 'hadir', 'absen', 'cuti', 'libur')),
  jadwal_id          integer,
  lapisan            text,
  jam_masuk          time,
  jam_pulang         time,
  presensi_masuk_id  bigint,
  presensi_pulang_id bigint,
  terlambat_menit    smallint not null default 0,
  pulang_cepat_menit smallint not null default 0,
  durasi_menit       smallint not null default 0,
  -- Which record is missing and not excused: masuk, pulang, or neither.
  tidak_lengkap      text check (tidak_lengkap in ('masuk', 'pulang')),
  kategori           text[] not null default '{}',
  potongan           numeric(5, 2) not null default 0,
  sumber             text,
  -- Status codes (1..5) of the day's events, and whether any lay outside the locations: what the filters ask.
  kode               smallint[] not null default '{}',
  radius             smallint,
  penjelasan         jsonb not null,
  dihitung_pada      timestamptz not null default now(),
  primary key (organisasi_id, user_id, tanggal),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
create index kehadiran_tanggal on kehadiran (organisasi_id, tanggal desc, user_id);
