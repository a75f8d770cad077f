-- The second factor of an account: an authenticator app, passkeys, and the codes that help when both are lost.

-- Of whom the tenant asks it.
alter table tenant
  add column is_faktor_wajib_admin boolean not null default false,
  add column is_faktor_wajib_operator boolean not null default false;

-- `rahasia` is sealed with a key that the database does not hold. Without aktif_pada it waits for its first code.
create table faktor_totp (
  user_id          integer primary key references users on delete cascade,
  tenant_id        integer references tenant,
  rahasia          bytea not null,
  -- The time step of the last code that was accepted: no code is accepted twice.
  langkah_terakhir bigint not null default 0,
  aktif_pada       timestamptz,
  dibuat_pada      timestamptz not null
);

create table passkey (
  passkey_id    uuid primary key default gen_random_uuid(),
  user_id       integer not null references users on delete cascade,
  tenant_id     integer references tenant,
  kredensial_id text not null unique,
  kunci_publik  bytea not null,
  penghitung    bigint not null,
  transports    text[] not null,
  nama          text not null,
  dibuat_pada   timestamptz not null,
  terakhir_pada timestamptz
);
create index passkey_user on passkey (user_id);

create table kode_pemulihan (
  user_id      integer not null references users on delete cascade,
  tenant_id    integer references tenant,
  kode_hash    bytea not null,
  dipakai_pada timestamptz,
  primary key (user_id, kode_hash)
);

-- A step that was begun and waits for its proof: 'masuk' after the right password (or, without user_id, for a passkey
-- that says who comes), 'daftar' for a new passkey. The token is also what the passkey signs.
create table tantangan (
  token_hash       bytea primary key,
  jenis            text not null check (jenis in ('masuk', 'daftar')),
  user_id          integer references users on delete cascade,
  tenant_id        integer references tenant,
  kedaluwarsa_pada timestamptz not null,
  check (jenis = 'masuk' or user_id is not null)
);
create index tantangan_user on tantangan (user_id);
