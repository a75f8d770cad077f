-- What a subscription costs from a date on, until a later line begins; lines are only added, and taken away while they
-- have not begun. `tingkat`: from the account of this number on, one costs so many rupiah a month. `ppn` in hundredths of
-- a percent.
create table harga_langganan (
  harga_id    integer generated always as identity primary key,
  tgl_mulai   date not null,
  tingkat     jsonb not null,
  ppn         smallint not null check (ppn between 0 and 10000),
  keterangan  text not null,
  dibuat_oleh integer references users on delete set null,
  pembuat     text not null,
  dibuat_pada timestamptz not null default now()
);
create index harga_langganan_berlaku on harga_langganan (tgl_mulai desc, harga_id desc);

-- An order keeps the price that it was made with. Whole rupiah.
create table order_langganan (
  order_id        integer generated always as identity primary key,
  tenant_id       integer not null,
  organisasi_id   integer not null,
  kode_pembayaran text not null generated always as ('HD' || lpad(order_id::text, 10, '0')) stored,
  tipe            text not null check (tipe in ('baru', 'perpanjangan', 'tambah-kuota')),
  akun            integer not null check (akun > 0),
  lama_bulan      smallint not null check (lama_bulan between 0 and 36),
  -- Of more accounts: the last day that their price was made for.
  tgl_sampai      date,
  baris           jsonb not null,
  tarif_ppn       smallint not null,
  subtotal        bigint not null check (subtotal >= 0),
  ppn             bigint not null check (ppn >= 0),
  total           bigint not null,
  status          text not null default 'menunggu'
    check (status in ('menunggu', 'dibayar', 'kedaluwarsa', 'dibatalkan', 'ditinjau')),
  jatuh_tempo     timestamptz not null,
  penyedia        text not null check (penyedia in ('va', 'manual')),
  nomor_va        text,
  bank            text,
  halaman_bayar   text,
  npwp            text check (npwp ~ '^(\d{15}|\d{16})$'),
  npwp_berkas     uuid references berkas,
  bukti           uuid references berkas,
  keterangan      text,
  dibuat_oleh     integer references users on delete set null,
  pembuat         text not null,
  dibuat_pada     timestamptz not null,
  dibatalkan_pada timestamptz,
  dibayar_pada    timestamptz,
  unique (organisasi_id, order_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  constraint order_langganan_total check (total = subtotal + ppn),
  constraint order_langganan_dibayar check ((status = 'dibayar') = (dibayar_pada is not null)),
  constraint order_langganan_tambah check ((tipe = 'tambah-kuota') = (tgl_sampai is not null))
);
create unique index order_langganan_kode on order_langganan (kode_pembayaran);
-- One at a time waits for its payment.
create unique index order_langganan_menunggu on order_langganan (organisasi_id) where status = 'menunggu';
create index order_langganan_daftar on order_langganan (organisasi_id, order_id desc);
create index order_langganan_jatuh_tempo on order_langganan (jatuh_tempo) where status = 'menunggu';
create index order_langganan_status on order_langganan (status, order_id desc);

-- Money that came for an order, each transaction once.
create table pembayaran (
  pembayaran_id   integer generated always as identity primary key,
  tenant_id       integer not null,
  organisasi_id   integer not null,
  order_id        integer not null,
  penyedia        text not null check (penyedia in ('va', 'manual')),
  nomor_transaksi text not null,
  jumlah          bigint not null check (jumlah > 0),
  dibayar_pada    timestamptz not null,
  diterima_pada   timestamptz not null,
  keadaan         text not null check (keadaan in ('diterima', 'ditinjau', 'dikembalikan')),
  sebab           text check (sebab in ('jumlah', 'terlambat', 'dibatalkan', 'lunas')),
  dicatat_oleh    integer references users on delete set null,
  unique (penyedia, nomor_transaksi),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, order_id) references order_langganan (organisasi_id, order_id)
);
create index pembayaran_order on pembayaran (organisasi_id, order_id, pembayaran_id);

-- What a paid order gave, once.
create table riwayat_langganan (
  riwayat_id    integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  order_id      integer not null unique,
  -- How many accounts there were from then on; null without limit.
  kuota         integer,
  tgl_awal      date not null,
  tgl_akhir     date not null,
  dibuat_pada   timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, order_id) references order_langganan (organisasi_id, order_id)
);
create index riwayat_langganan_daftar on riwayat_langganan (organisasi_id, riwayat_id desc);
