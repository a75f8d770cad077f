-- What an operator last said of each kind of item on Beranda's follow-up list: taken up, closed, rejected, or new again.
-- How many items there are is counted from the facts each time; this is only what people decided about them.
create table tindak_lanjut (
  tenant_id     integer not null,
  organisasi_id integer not null,
  jenis         text not null,
  status        smallint not null check (status in (12, 13, 15, 16)),
  -- How many there were then: a closed item that grew is new again.
  jumlah        integer not null check (jumlah > 0),
  -- The month that the item was about, where it is about one.
  bulan         date,
  tanggal       date not null,
  keterangan    text,
  oleh          integer not null references users (user_id),
  primary key (organisasi_id, jenis),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
