-- What an organisation tells its members on Beranda, from one date to another or until it is removed.
create table pengumuman (
  pengumuman_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  judul         text not null,
  isi           text not null,
  tgl_mulai     date not null,
  tgl_selesai   date check (tgl_selesai >= tgl_mulai),
  dibuat_oleh   integer references users (user_id),
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index pengumuman_terbaru on pengumuman (organisasi_id, tgl_mulai desc, pengumuman_id desc);
