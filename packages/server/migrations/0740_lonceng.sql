-- What somebody was told, kept in his bell until he has read it and a while longer.
create table pemberitahuan (
  pemberitahuan_id bigint generated always as identity primary key,
  user_id          integer not null references users on delete cascade,
  tenant_id        integer references tenant,
  jenis            text not null,
  judul            text not null,
  -- The screen where it stands, without the server's name.
  tautan           text not null check (tautan like '/%'),
  dibuat_pada      timestamptz not null,
  dibaca_pada      timestamptz
);
create index pemberitahuan_user on pemberitahuan (user_id, pemberitahuan_id desc);
create index pemberitahuan_belum on pemberitahuan (user_id) where dibaca_pada is null;

-- A reminder of one's own day may be done without; and whether one's browsers show a kind at once.
alter table pilihan_pemberitahuan
  drop constraint pilihan_pemberitahuan_cara_check,
  add constraint pilihan_pemberitahuan_cara_check check (cara in ('beranda', 'surat', 'harian', 'tidak')),
  add column is_push boolean not null default true;

-- A browser that shows at once what somebody is told: for as long as the session in which he allowed it.
create table push_peramban (
  push_id     bigint generated always as identity primary key,
  user_id     integer not null references users on delete cascade,
  tenant_id   integer references tenant,
  sesi_id     uuid not null unique references sesi on delete cascade,
  endpoint    text not null,
  p256dh      text not null,
  auth        text not null,
  dibuat_pada timestamptz not null
);
create index push_peramban_user on push_peramban (user_id);

-- Which reminder of which day somebody has had, so that it comes once.
create table pengingat_hari (
  organisasi_id integer not null,
  tenant_id     integer not null,
  user_id       integer not null,
  tanggal       date not null,
  jenis         text not null,
  dibuat_pada   timestamptz not null,
  primary key (organisasi_id, user_id, tanggal, jenis),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
create index pengingat_hari_lama on pengingat_hari (dibuat_pada);
