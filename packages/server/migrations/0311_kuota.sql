-- How many accounts a tenant (organisasi_id null) or an organisasi may have from a date on, and how many organisasi a
-- tenant; null: as many as they like. Lines are only added: the latest that has begun holds.
create table kuota (
  kuota_id         integer generated always as identity primary key,
  tenant_id        integer not null references tenant on delete cascade,
  organisasi_id    integer,
  tgl_mulai        date not null,
  kuota            integer check (kuota >= 0),
  kuota_organisasi integer check (kuota_organisasi >= 0),
  keterangan       text not null,
  dibuat_oleh      integer references users on delete set null,
  dibuat_pada      timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id) on delete cascade,
  constraint kuota_organisasi_milik_tenant check (organisasi_id is null or kuota_organisasi is null)
);
create index kuota_berlaku on kuota (tenant_id, organisasi_id, tgl_mulai desc, kuota_id desc);
insert into kuota (tenant_id, organisasi_id, tgl_mulai, kuota, keterangan)
  select tenant_id, organisasi_id, '2000-01-01', kuota, 'Kuota awal' from organisasi where kuota is not null;
alter table organisasi drop column kuota;
