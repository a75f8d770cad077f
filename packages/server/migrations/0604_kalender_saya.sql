-- The private address of a person's own calendar of work, over all his organisations, by the hash of its secret.
create table kalender_saya (
  user_id       integer primary key references users on delete cascade,
  tenant_id     integer references tenant,
  token_hash    bytea not null unique,
  dibuat_pada   timestamptz not null,
  terakhir_pada timestamptz
);
