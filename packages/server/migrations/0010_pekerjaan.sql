-- Work that runs in the background, as people see it: what, how far, what came of it. The queue itself is pg-boss's.
-- organisasi_id null belongs to the tenant, tenant_id null to the system.
create table pekerjaan (
  pekerjaan_id  uuid primary key default gen_random_uuid(),
  tenant_id     integer references tenant,
  organisasi_id integer,
  jenis         text not null,
  -- Two with one key never wait or run at once.
  kunci         text,
  masukan       jsonb not null,
  status        text not null default 'menunggu' check (status in ('menunggu', 'berjalan', 'selesai', 'gagal')),
  selesai       integer not null default 0,
  total         integer,
  pesan         text,
  hasil         jsonb,
  dibuat_oleh   integer references users on delete set null,
  dibuat_pada   timestamptz not null default now(),
  mulai_pada    timestamptz,
  selesai_pada  timestamptz,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index pekerjaan_terakhir on pekerjaan (organisasi_id, jenis, dibuat_pada desc);
create unique index pekerjaan_sekali on pekerjaan (coalesce(tenant_id, 0), coalesce(organisasi_id, 0), jenis, kunci)
  where status in ('menunggu', 'berjalan');
