-- Frozen days that a decision about an incident would move: it takes effect on them when their month is opened.
create table gangguan_tertunda (
  tenant_id     integer not null,
  organisasi_id integer not null,
  gangguan_id   integer not null,
  user_id       integer not null,
  tanggal       date not null,
  primary key (organisasi_id, user_id, tanggal, gangguan_id),
  foreign key (tenant_id, gangguan_id) references gangguan (tenant_id, gangguan_id) on delete cascade,
  foreign key (tenant_id, organisasi_id, user_id) references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
create index gangguan_tertunda_gangguan on gangguan_tertunda (tenant_id, gangguan_id);
