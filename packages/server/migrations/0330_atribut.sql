-- Fields that an organisation, or for all of its organisations a tenant (organisasi_id null), keeps of its members
-- beside those that every member has. `pemilik` is 0 for the tenant's: a key can hold it where null would not match.
create table atribut (
  atribut_id         integer generated always as identity primary key,
  tenant_id          integer not null references tenant,
  organisasi_id      integer,
  pemilik            integer not null generated always as (coalesce(organisasi_id, 0)) stored,
  nama               text not null check (length(nama) <= 60),
  tipe               text not null check (tipe in ('teks', 'angka', 'tanggal', 'ya_tidak', 'pilihan')),
  pilihan            text[] not null default '{}',
  is_wajib           boolean not null default false,
  is_dilihat_anggota boolean not null default false,
  is_diisi_anggota   boolean not null default false,
  urutan             smallint not null default 0,
  status             smallint not null default 11 check (status in (11, 12, 13, 14)),
  dibuat_pada        timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (tenant_id, pemilik, atribut_id, tipe),
  constraint atribut_pilihan check ((tipe = 'pilihan') = (cardinality(pilihan) > 0)),
  constraint atribut_diisi check (is_dilihat_anggota or not is_diisi_anggota)
);
create unique index atribut_nama on atribut (tenant_id, pemilik, lower(nama));

-- What is filled in of a member, in one form for every tipe: numbers with a point, dates as YYYY-MM-DD, yes and no as
-- 1 and 0. The key to its atribut holds the tipe too: a tipe cannot change while something is filled in under it.
create table anggota_atribut (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  atribut_id    integer not null,
  pemilik       integer not null,
  tipe          text not null,
  nilai         text not null check (length(nilai) between 1 and 200),
  angka         numeric generated always as (case when tipe = 'angka' then nilai::numeric end) stored,
  primary key (organisasi_id, user_id, atribut_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  constraint anggota_atribut_tipe
    foreign key (tenant_id, pemilik, atribut_id, tipe) references atribut (tenant_id, pemilik, atribut_id, tipe),
  check (pemilik in (0, organisasi_id))
);
create index anggota_atribut_nilai on anggota_atribut (organisasi_id, atribut_id, nilai, user_id);
create index anggota_atribut_angka on anggota_atribut (organisasi_id, atribut_id, angka, user_id) where angka is not null;
create index anggota_atribut_dari on anggota_atribut (tenant_id, pemilik, atribut_id);
