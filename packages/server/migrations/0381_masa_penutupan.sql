-- When an organisasi, or (null) its whole tenant, was closed: from then to then, open while it still is.
create table masa_penutupan (
  masa_penutupan_id integer generated always as identity primary key,
  tenant_id     integer not null references tenant on delete cascade,
  organisasi_id integer,
  dari          timestamptz not null,
  sampai        timestamptz check (sampai >= dari),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id) on delete cascade
);
create index masa_penutupan_tenant on masa_penutupan (tenant_id, organisasi_id);
create unique index masa_penutupan_terbuka on masa_penutupan (tenant_id, coalesce(organisasi_id, 0)) where sampai is null;
call hadir.ikut_fakta('masa_penutupan');

-- Since when those that are closed now have been is not known: from here on.
insert into masa_penutupan (tenant_id, dari) select tenant_id, now() from tenant where status in (12, 14, 15);
insert into masa_penutupan (tenant_id, organisasi_id, dari)
  select tenant_id, organisasi_id, now() from organisasi where status in (12, 14, 15);
