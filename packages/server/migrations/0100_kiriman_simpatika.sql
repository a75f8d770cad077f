-- Verified months on their way to the staff data system.

alter table verval add column dikirim_oleh integer references users on delete set null;

-- What the staff system said last of a member's month. It outlives the opening of the month, so that what is sent
-- after it goes as a correction.
create table kiriman_simpatika (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  bulan         date not null check (extract(day from bulan) = 1),
  status        text not null check (status in ('diterima', 'ditolak')),
  -- Which freezing of the month was sent.
  dibekukan_pada timestamptz not null,
  -- The receipt of the last one that was accepted.
  nomor         text,
  kode          text,
  pesan         text,
  oleh          integer references users on delete set null,
  pada          timestamptz not null,
  primary key (organisasi_id, user_id, bulan),
  constraint kiriman_simpatika_isi check (status = 'ditolak' or (nomor is not null and kode is null)),
  foreign key (tenant_id, organisasi_id, user_id)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
create index kiriman_simpatika_bulan on kiriman_simpatika (organisasi_id, bulan, status);
