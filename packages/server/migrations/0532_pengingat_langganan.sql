-- That the end of a subscription was announced: each end and each of its days once, on however many servers.
create table pengingat_langganan (
  tenant_id        integer not null,
  organisasi_id    integer not null,
  tgl_berlaku_akhir date not null,
  -- So many days before, as the rule says it.
  hari             smallint not null,
  dikirim_pada     timestamptz not null,
  primary key (organisasi_id, tgl_berlaku_akhir, hari),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
