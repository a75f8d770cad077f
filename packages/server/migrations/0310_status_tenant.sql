-- Why a tenant or an organisasi is closed, for its people to read; and whether it was closed by those above the
-- tenants, which only they then lift.
alter table tenant add column keterangan_status text;
alter table organisasi
  add column keterangan_status text,
  add column is_ditutup_dari_atas boolean not null default false;
-- Work that was due while its owner was closed: begun when he is open again.
alter table pekerjaan add column is_ditunda boolean not null default false;
create index pekerjaan_ditunda on pekerjaan (tenant_id) where is_ditunda;
