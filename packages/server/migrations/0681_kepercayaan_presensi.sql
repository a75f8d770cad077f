-- What a picture looks like, in 64 bits: the same one sent again, also written anew, differs in few of them.
alter table berkas add column sidik_gambar text check (sidik_gambar ~ '^[0-9a-f]{16}$');

-- How far an event that waits for a person may be believed, and what speaks against it. It decides nothing.
create table kepercayaan_presensi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  presensi_id   bigint not null,
  skor          smallint not null check (skor between 0 and 100),
  butir         jsonb not null,
  primary key (organisasi_id, presensi_id),
  foreign key (organisasi_id, presensi_id) references presensi (organisasi_id, presensi_id) on delete cascade
);
create index presensi_ditinjau_diterima on presensi (diterima_pada) where is_ditinjau;
