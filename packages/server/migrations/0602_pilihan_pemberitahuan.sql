-- How somebody wants to hear of a kind of thing; of what he has not said he is mailed at once.
create table pilihan_pemberitahuan (
  user_id   integer not null references users on delete cascade,
  tenant_id integer references tenant,
  jenis     text not null,
  cara      text not null check (cara in ('beranda', 'surat', 'harian')),
  primary key (user_id, jenis)
);

-- What waits for somebody's mail of the day.
create table surat_harian (
  surat_harian_id bigint generated always as identity primary key,
  user_id         integer not null references users on delete cascade,
  tenant_id       integer references tenant,
  judul           text not null,
  tautan          text not null,
  dibuat_pada     timestamptz not null
);
create index surat_harian_user on surat_harian (user_id, dibuat_pada);
