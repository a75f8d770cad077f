-- Whom the staff system says that an account is: signing in there opens it.
create table akun_simpatika (
  user_id       integer primary key references users on delete cascade,
  tenant_id     integer references tenant,
  penerbit      text not null,
  -- The provider's own name for the person; it never gives it to another.
  sub           text not null,
  dibuat_pada   timestamptz not null,
  terakhir_pada timestamptz,
  unique (penerbit, sub)
);

-- A number is looked for in all tenants when somebody comes in by the staff system.
create index sebutan_orang_cari on sebutan_orang (sebutan) where is_nasional;
