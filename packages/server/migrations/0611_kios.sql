-- A kiosk is a browser that was entered with a code of its own, once and within minutes. What it is known by afterwards
-- stands here as a hash; whoever is not paired any more has none.
alter table perangkat
  add column kode_hash      bytea,
  add column kode_sampai    timestamptz,
  add column token_hash     bytea,
  add column dipasang_pada  timestamptz,
  -- Whether a member types his PIN at it: never, beside his card, or in its place.
  add column kios_pin       text not null default 'tanpa' check (kios_pin in ('tanpa', 'menyertai', 'pengganti')),
  add column is_kios_foto   boolean not null default false,
  add constraint perangkat_kode_berjangka check ((kode_hash is null) = (kode_sampai is null)),
  add constraint perangkat_hanya_kios check (jenis = 'kios' or (kode_hash is null and token_hash is null));
create unique index perangkat_kode on perangkat (kode_hash) where kode_hash is not null;
create unique index perangkat_token on perangkat (token_hash) where token_hash is not null;

-- What the codes on kiosks' screens are signed with.
insert into hadir.kunci_server (nama, isi)
values ('kios', decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex'));

-- A card that was replaced: what a kiosk without a network read of it before counts all the same.
create table kartu_dicabut (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  kode_kartu    uuid not null,
  dicabut_pada  timestamptz not null default now(),
  primary key (organisasi_id, kode_kartu),
  foreign key (tenant_id, organisasi_id, user_id)
    references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);
