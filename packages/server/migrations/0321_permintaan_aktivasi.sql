-- Who asked for his activation and has no e-mail address on record: his operator sends a link or prints a sheet.
create table permintaan_aktivasi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  diminta_pada  timestamptz not null,
  jumlah        integer not null default 1,
  ditolak_pada  timestamptz,
  primary key (organisasi_id, user_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id) on delete cascade
);
