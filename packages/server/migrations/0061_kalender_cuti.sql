-- Private addresses of leave calendars, by the hash of their secret; a revoked one answers nothing.
create table cuti_kalender (
  cuti_kalender_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null references users on delete cascade,
  isi           text not null check (isi in ('saya', 'grup', 'instansi')),
  token_hash    bytea not null unique,
  dibuat_pada   timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index cuti_kalender_user on cuti_kalender (organisasi_id, user_id);
