-- What is stored as a file; the bytes lie on the disk or in the object store, under a key made of these columns.
create table berkas (
  berkas_id     uuid primary key,
  tenant_id     integer not null references tenant,
  organisasi_id integer,
  jenis         text not null,
  nama          text,
  media_type    text not null,
  ukuran        integer not null check (ukuran >= 0),
  sha256        text not null,
  dibuat_oleh   integer,
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index berkas_organisasi on berkas (organisasi_id, jenis, dibuat_pada);
