-- Questions that an organisation asks its members, and by a link whoever has it. `bagian` holds the sections with their
-- questions as they were written; they are changed as a whole, and no more once somebody has answered.
create table kuesioner (
  kuesioner_id        integer generated always as identity primary key,
  tenant_id           integer not null,
  organisasi_id       integer not null,
  judul               text not null check (length(judul) between 1 and 200),
  keterangan          text not null default '',
  ucapan              text not null default '',
  bagian              jsonb not null,
  jumlah_pertanyaan   integer not null check (jumlah_pertanyaan >= 0),
  is_anonim           boolean not null,
  sasaran             text not null check (sasaran in ('semua', 'grup', 'anggota')),
  status              text not null default 'draf' check (status in ('draf', 'terbit', 'tutup')),
  tgl_mulai           date,
  tgl_selesai         date check (tgl_selesai >= tgl_mulai),
  is_sekali_perangkat boolean not null default true,
  token_hash          bytea unique,
  versi               integer not null default 1,
  dibuat_oleh         integer references users (user_id),
  dibuat_pada         timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (organisasi_id, kuesioner_id),
  unique (organisasi_id, kuesioner_id, is_anonim)
);
create index kuesioner_terbaru on kuesioner (organisasi_id, kuesioner_id desc);

-- Whom one is for where it is not for everybody: groups, or members.
create table kuesioner_sasaran (
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  group_id      integer,
  user_id       integer,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade,
  foreign key (organisasi_id, group_id) references grup (organisasi_id, group_id) on delete cascade,
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade,
  check (num_nonnulls(group_id, user_id) = 1),
  unique nulls not distinct (organisasi_id, kuesioner_id, group_id, user_id)
);
create index kuesioner_sasaran_grup on kuesioner_sasaran (organisasi_id, group_id) where group_id is not null;
create index kuesioner_sasaran_anggota on kuesioner_sasaran (organisasi_id, user_id) where user_id is not null;

-- What a member has filled in and not sent, sealed by a key that is not in here; it goes when he sends.
create table kuesioner_draf (
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  user_id       integer not null,
  isi           bytea not null,
  versi         integer not null default 1,
  primary key (organisasi_id, kuesioner_id, user_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade,
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
create index kuesioner_draf_anggota on kuesioner_draf (organisasi_id, user_id);

-- Who has answered, once each, by day and no finer. Nothing leads from here to what he answered.
create table kuesioner_partisipasi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  user_id       integer not null,
  tanggal       date not null,
  primary key (organisasi_id, kuesioner_id, user_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade,
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
create index kuesioner_partisipasi_anggota on kuesioner_partisipasi (organisasi_id, user_id);

-- Answers through the link: each sending once, and each device once where that is asked for (else its hash is null).
create table kuesioner_kiriman (
  tenant_id      integer not null,
  organisasi_id  integer not null,
  kuesioner_id   integer not null,
  kirim_hash     bytea not null,
  perangkat_hash bytea,
  tanggal        date not null,
  primary key (organisasi_id, kuesioner_id, kirim_hash),
  constraint kuesioner_kiriman_perangkat unique (organisasi_id, kuesioner_id, perangkat_hash),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade
);

-- Anonymous answers that were sent and are not opened yet, sealed. They are opened some at a time, in no order: until then
-- the transaction that they share with the one who sent them tells nothing of what he said.
create table kuesioner_titipan (
  titipan_id    uuid primary key default gen_random_uuid(),
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  isi           bytea not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade
);
create index kuesioner_titipan_kuesioner on kuesioner_titipan (organisasi_id, kuesioner_id);

-- A whole answer. Of an anonymous questionnaire it says neither who, nor of which group, nor when.
create table kuesioner_respons (
  respons_id    uuid not null default gen_random_uuid(),
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  is_anonim     boolean not null,
  user_id       integer,
  group_id      integer,
  tanggal       date,
  dikirim_pada  timestamptz,
  primary key (organisasi_id, respons_id),
  unique (organisasi_id, kuesioner_id, respons_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id, is_anonim)
    references kuesioner (organisasi_id, kuesioner_id, is_anonim) on delete cascade,
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete set null (user_id),
  foreign key (organisasi_id, group_id) references grup (organisasi_id, group_id) on delete set null (group_id),
  constraint kuesioner_respons_anonim
    check (not is_anonim or num_nonnulls(user_id, group_id, tanggal, dikirim_pada) = 0)
);
create unique index kuesioner_respons_satu on kuesioner_respons (organisasi_id, kuesioner_id, user_id)
  where user_id is not null;
create index kuesioner_respons_anggota on kuesioner_respons (organisasi_id, user_id) where user_id is not null;
create index kuesioner_respons_grup on kuesioner_respons (organisasi_id, group_id) where group_id is not null;
create index kuesioner_respons_terbaru on kuesioner_respons (organisasi_id, kuesioner_id, dikirim_pada desc, respons_id);

-- One value of an answer: a choice or step (`nilai`; several are several rows, a matrix has one for each of its rows), a
-- number, a day, a text, a file.
create table kuesioner_jawaban (
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  respons_id    uuid not null,
  pertanyaan_id integer not null,
  urutan        smallint not null,
  baris_id      integer not null default 0,
  nilai         integer,
  angka         numeric,
  tanggal       date,
  teks          text,
  berkas_id     uuid references berkas,
  primary key (organisasi_id, respons_id, pertanyaan_id, urutan),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id, respons_id)
    references kuesioner_respons (organisasi_id, kuesioner_id, respons_id) on delete cascade,
  check (num_nonnulls(nilai, angka, tanggal, teks, berkas_id) = 1)
);
create index kuesioner_jawaban_hasil
  on kuesioner_jawaban (organisasi_id, kuesioner_id, pertanyaan_id, baris_id, nilai, respons_id)
  include (urutan, angka, tanggal);
create index kuesioner_jawaban_berkas on kuesioner_jawaban (berkas_id) where berkas_id is not null;

-- Files that a member has sent in while he fills in; with the answer they stay, without it they go with the draft.
create table kuesioner_berkas (
  berkas_id     uuid primary key references berkas,
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  user_id       integer not null,
  pertanyaan_id integer not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade,
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
create index kuesioner_berkas_anggota on kuesioner_berkas (organisasi_id, kuesioner_id, user_id);

-- When a member was last reminded of one that he has not answered.
create table kuesioner_pengingat (
  tenant_id     integer not null,
  organisasi_id integer not null,
  kuesioner_id  integer not null,
  user_id       integer not null,
  tanggal       date not null,
  primary key (organisasi_id, kuesioner_id, user_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, kuesioner_id) references kuesioner (organisasi_id, kuesioner_id) on delete cascade,
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
