-- What operators ask a machine to do. It asks for them every ten seconds or so and answers each by its number.
create table perintah_mesin (
  perintah_id   bigint generated always as identity,
  tenant_id     integer not null,
  organisasi_id integer not null,
  perangkat_id  integer not null,
  -- Those that were asked for together: one for each member whose name is pushed.
  kelompok      uuid not null,
  jenis         text not null check (jenis in ('jam', 'kirim_ulang', 'kirim_nama', 'hapus_pin', 'mulai_ulang')),
  isi           jsonb not null default '{}',
  status        text not null default 'menunggu' check (status in ('menunggu', 'terkirim', 'selesai', 'gagal', 'batal')),
  -- What the machine answered: not below nought where it did it.
  kode_jawab    integer,
  percobaan     smallint not null default 0,
  dibuat_oleh   integer not null references users (user_id),
  dibuat_pada   timestamptz not null default now(),
  dikirim_pada  timestamptz,
  dijawab_pada  timestamptz,
  primary key (organisasi_id, perintah_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, perangkat_id) references perangkat (organisasi_id, perangkat_id) on delete cascade
);
create index perintah_mesin_kelompok on perintah_mesin (organisasi_id, perangkat_id, perintah_id);
create index perintah_mesin_terbuka on perintah_mesin (organisasi_id, perangkat_id, perintah_id)
  where status in ('menunggu', 'terkirim');
