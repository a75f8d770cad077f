-- Browsers that have signed in to an account before, by the hash of a secret that their cookie holds. Each secret is of
-- one account. The last row of a person stays, also once it is void: it says that he has signed in before.
create table peramban (
  token_hash    bytea primary key,
  user_id       integer not null references users on delete cascade,
  tenant_id     integer references tenant,
  dibuat_pada   timestamptz not null default now(),
  terakhir_pada timestamptz not null default now(),
  dicabut_pada  timestamptz
);
create index peramban_user on peramban (user_id, terakhir_pada);

-- Whoever is signed in somewhere now is no newcomer.
insert into peramban (token_hash, user_id, tenant_id, dicabut_pada)
select distinct on (user_id) sha256(uuid_send(gen_random_uuid())), user_id, tenant_id, now()
from sesi order by user_id;

-- The browser that a session was begun in: ending the one makes the other unknown.
alter table sesi add column peramban_hash bytea;

-- Guesses of passwords: per account, per known browser, per address. `boleh_pada`: before then nothing more is tried
-- under this key; null where only the count decides. After `lupa_pada` the row counts for nothing.
create table percobaan_masuk (
  kunci      text primary key,
  gagal      integer not null,
  boleh_pada timestamptz,
  lupa_pada  timestamptz not null
);

-- A code by mail for the owner whose account strangers are guessing at.
alter table tautan drop constraint tautan_jenis_check;
alter table tautan add constraint tautan_jenis_check check (jenis in ('aktivasi', 'reset', 'ubah-email', 'kode-masuk'));
