-- What of an event's oddities an organisation counts, and from where on; an organisation without a row counts all as it is
-- built in. It has no validity: a score is stored with what it was made of and is not made anew.
create table aturan_kepercayaan (
  tenant_id     integer not null,
  organisasi_id integer not null,
  isi           jsonb not null,
  diubah_pada   timestamptz not null,
  primary key (organisasi_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);

-- A selfie is compared a minute after its event: a score that is older than the comparison is made once more.
alter table kepercayaan_presensi add column dinilai_pada timestamptz not null default now();
