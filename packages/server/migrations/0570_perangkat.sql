-- The machines and kiosks of an organisation. A machine knows nothing but an address and its serial number, so that the
-- number is one machine's in all tenants together.
create table perangkat (
  perangkat_id       integer generated always as identity,
  tenant_id          integer not null,
  organisasi_id      integer not null,
  jenis              text not null check (jenis in ('kios', 'mesin', 'berkas')),
  nama               text not null,
  nomor_seri         text check (nomor_seri ~ '^[0-9A-Z_-]{4,40}$'),
  lokasi_presensi_id integer not null,
  -- How its firmware reads a time zone: in hours, in minutes, or not at all.
  zona_mesin         text not null default 'jam' check (zona_mesin in ('jam', 'menit', 'tanpa')),
  -- Addresses and networks it may speak from; none is any.
  alamat_sumber      text[] not null default '{}',
  status             smallint not null default 11 check (status between 11 and 15),
  keterangan         text,
  -- Lines recorded since the counter was last reset, and requests refused.
  hit                bigint not null default 0,
  ditolak            bigint not null default 0,
  terakhir_terlihat  timestamptz,
  alamat_terakhir    text,
  -- Since when it has been in contact without a break.
  tersambung_sejak   timestamptz,
  -- By how many seconds its clock is behind, as its last fresh line told.
  selisih_detik      integer,
  firmware           text,
  -- Up to where it has sent, in its own words.
  stamp              text,
  dibuat_pada        timestamptz not null default now(),
  primary key (organisasi_id, perangkat_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, lokasi_presensi_id) references lokasi_presensi (organisasi_id, lokasi_presensi_id),
  constraint perangkat_mesin_bernomor check (jenis <> 'mesin' or nomor_seri is not null)
);
create unique index perangkat_nomor_seri on perangkat (nomor_seri) where nomor_seri is not null;
create unique index perangkat_nama on perangkat (organisasi_id, lower(nama));

-- Lines that a machine sent and that are no event yet: nobody has the PIN, the time cannot be, or it is no line.
create table ketukan_tertahan (
  tertahan_id   bigint generated always as identity,
  tenant_id     integer not null,
  organisasi_id integer not null,
  perangkat_id  integer not null,
  sebab         text not null check (sebab in ('pin', 'depan', 'lampau', 'tertinggal', 'rusak')),
  pin           text,
  waktu         timestamptz,
  timezone      text not null check (timezone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  -- The line as it came, and what makes it the same line when it comes again.
  baris         text not null,
  kunci         text not null,
  diterima_pada timestamptz not null default now(),
  keadaan       text not null default 'menunggu' check (keadaan in ('menunggu', 'dicatat', 'dibuang')),
  alasan        text,
  primary key (organisasi_id, tertahan_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, perangkat_id) references perangkat (organisasi_id, perangkat_id),
  constraint ketukan_tertahan_sekali unique (organisasi_id, perangkat_id, kunci),
  constraint ketukan_tertahan_terbaca check (sebab = 'rusak' or (pin is not null and waktu is not null))
);
create index ketukan_tertahan_menunggu on ketukan_tertahan (organisasi_id, sebab, pin) where keadaan = 'menunggu';

-- Which machine an event came from; its line is one event, whoever has the PIN.
alter table presensi
  add column perangkat_id integer,
  add constraint presensi_perangkat foreign key (organisasi_id, perangkat_id)
    references perangkat (organisasi_id, perangkat_id);
create unique index presensi_perangkat_sekali on presensi (organisasi_id, perangkat_id, id_luar)
  where perangkat_id is not null;
create index anggota_pin_polos on anggota (organisasi_id, ltrim(pin, '0')) where pin is not null;
