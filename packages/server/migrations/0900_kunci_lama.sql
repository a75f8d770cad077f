-- Keys that SECRET_KEY took the place of, sealed with it: what cannot be sealed anew (recovery codes, seals of the log) is held
-- beside them. `sidik` tells which, to whoever has the key.
create table kunci_lama (
  sidik       bytea primary key,
  isi         bytea not null,
  diganti_pada timestamptz not null default now()
);
