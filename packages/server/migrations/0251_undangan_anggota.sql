-- Who of another organisasi of the tenant is asked to become a member of this one as well. `isi`: what his membership
-- shall say once he accepts. Open while it was not decided and its time has not run out.
create table undangan_anggota (
  undangan_id      integer generated always as identity primary key,
  tenant_id        integer not null,
  organisasi_id    integer not null,
  user_id          integer not null,
  isi              jsonb not null,
  dibuat_oleh      integer not null references users,
  dibuat_pada      timestamptz not null,
  kedaluwarsa_pada timestamptz not null,
  putusan          text check (putusan in ('diterima', 'ditolak', 'dibatalkan')),
  diputuskan_pada  timestamptz,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, user_id),
  constraint undangan_anggota_putusan check ((putusan is null) = (diputuskan_pada is null))
);
create unique index undangan_anggota_terbuka on undangan_anggota (organisasi_id, user_id) where putusan is null;
create index undangan_anggota_user on undangan_anggota (user_id) where putusan is null;
