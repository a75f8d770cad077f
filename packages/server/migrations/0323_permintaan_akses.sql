-- By which an institution asks to come in: 1 written, 2 confirmed by its applicant's e-mail, 3 approved, 4 rejected.
-- Confirmed, it has a tenant or an organisasi of status 13, which nobody can enter.
create table permintaan_akses (
  permintaan_akses_id integer generated always as identity primary key,
  jenis            text not null check (jenis in ('tenant', 'organisasi')),
  status           smallint not null default 1 check (status between 1 and 4),
  tenant_id        integer references tenant on delete set null,
  organisasi_id    integer,
  kode_tenant      text,
  nama             text not null,
  npsn             text,
  nsm              text,
  alamat           text not null,
  alasan           text not null,
  pemohon_nama     text not null,
  pemohon_jabatan  text,
  pemohon_email    text not null,
  pemohon_no_hp    text,
  token_hash       bytea not null unique,
  kedaluwarsa_pada timestamptz not null,
  keterangan       text,
  dibuat_pada      timestamptz not null,
  diajukan_pada    timestamptz,
  diputuskan_pada  timestamptz,
  diputuskan_oleh  integer references users on delete set null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
    on delete set null (organisasi_id)
);
create index permintaan_akses_urut on permintaan_akses (status, diajukan_pada, permintaan_akses_id);
create index permintaan_akses_tenant on permintaan_akses (tenant_id);
create index permintaan_akses_npsn on permintaan_akses (npsn);
create index organisasi_npsn on organisasi (npsn);
