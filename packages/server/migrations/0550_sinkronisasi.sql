-- What the staff system said of a member the last time: what was written otherwise here since then stays.
create table anggota_sumber (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  -- The staff system's own number of the person.
  peg_id        text not null,
  nilai         jsonb not null,
  is_aktif      boolean not null,
  pada          timestamptz not null,
  primary key (organisasi_id, user_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create unique index anggota_sumber_peg on anggota_sumber (organisasi_id, peg_id);

-- The same of the institution itself.
create table organisasi_sumber (
  tenant_id     integer not null,
  organisasi_id integer not null primary key,
  nilai         jsonb not null,
  pada          timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);

-- One reading of the staff system, and what became of it: read, shown, then done.
create table sinkronisasi (
  sinkronisasi_id integer generated always as identity primary key,
  tenant_id       integer not null,
  organisasi_id   integer not null,
  token           uuid not null unique default gen_random_uuid(),
  asal            text not null check (asal in ('tangan', 'malam')),
  langkah         text not null check (langkah in ('baca', 'terapkan')),
  pekerjaan_id    uuid references pekerjaan on delete set null,
  -- Of the state that is read: its mark, and up to which page it has come.
  versi           text,
  halaman         integer not null default 0,
  jumlah_halaman  integer,
  jumlah          integer,
  satuan          jsonb,
  perubahan       jsonb not null default '[]',
  -- Who of the vanished was confirmed to become inactive.
  nonaktifkan     integer[] not null default '{}',
  dibuat_oleh     integer references users on delete set null,
  -- His name; null where the server began it by itself.
  pembuat         text,
  dibuat_pada     timestamptz not null,
  unique (organisasi_id, sinkronisasi_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index sinkronisasi_terakhir on sinkronisasi (organisasi_id, sinkronisasi_id desc);
create index sinkronisasi_pekerjaan on sinkronisasi (pekerjaan_id);

-- A person as he was read, and what becomes of him; who vanished, or could not be read, has no `sumber`.
create table sinkronisasi_baris (
  tenant_id       integer not null,
  organisasi_id   integer not null,
  sinkronisasi_id integer not null,
  nomor           integer not null,
  nama            text not null,
  peg_id          text,
  sumber          jsonb,
  jenis           text check (jenis in ('baru', 'undang', 'ubah', 'aktif', 'sama', 'hilang', 'galat')),
  user_id         integer,
  versi           integer,
  perubahan       jsonb not null default '[]',
  tetap           text[] not null default '{}',
  pesan           text,
  is_diterapkan   boolean not null default false,
  primary key (organisasi_id, sinkronisasi_id, nomor),
  foreign key (organisasi_id, sinkronisasi_id) references sinkronisasi (organisasi_id, sinkronisasi_id) on delete cascade,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index sinkronisasi_baris_jenis on sinkronisasi_baris (organisasi_id, sinkronisasi_id, jenis, nomor);
