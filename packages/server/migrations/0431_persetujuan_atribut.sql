-- A tenant may want to approve what its organisations keep of their members; until then an atribut waits.
create table atribut_persetujuan (
  tenant_id integer primary key references tenant on delete cascade,
  is_perlu  boolean not null
);

-- Why an atribut was rejected, for its operator.
alter table atribut add column keterangan text;
alter table atribut add constraint atribut_keterangan check (keterangan is null or status = 14);
