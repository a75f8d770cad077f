-- Approval chains for claims, selfie requests and shift swaps, the way leave has them: the chain is copied to the request
-- when it is made, `urutan` is the level that decides next, and every level's decision is kept.

alter table klaim_presensi
  add jenjang jsonb not null default '[]',
  add urutan smallint not null default 0,
  add giliran_sejak date;
alter table presensi_manual
  add jenjang jsonb not null default '[]',
  add urutan smallint not null default 0,
  add giliran_sejak date;
alter table tukar_shift
  add jenjang jsonb not null default '[]',
  add urutan smallint not null default 0,
  -- Null until the other member has agreed.
  add giliran_sejak date,
  add unique (organisasi_id, tukar_shift_id);

-- What waits already goes on as it is: any operator decides, from the day that it was made.
update klaim_presensi set giliran_sejak = dibuat_pada::date where status = 'diajukan';
update presensi_manual set giliran_sejak = dibuat_pada::date where status = 4;
update tukar_shift set giliran_sejak = coalesce(diputuskan_pada, dibuat_pada)::date where status = 'disepakati';

create table persetujuan_putusan (
  persetujuan_putusan_id bigint generated always as identity primary key,
  tenant_id          integer not null,
  organisasi_id      integer not null,
  presensi_klaim_id  integer,
  presensi_manual_id integer,
  tukar_shift_id     integer,
  urutan             smallint not null,
  is_setuju          boolean not null,
  sebab              text not null check (sebab in ('jenjang', 'pengganti', 'eskalasi', 'operator')),
  keterangan         text,
  user_id            integer references users on delete set null,
  nama               text not null,
  pada               timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, presensi_klaim_id)
    references klaim_presensi (organisasi_id, presensi_klaim_id) on delete cascade,
  foreign key (organisasi_id, presensi_manual_id)
    references presensi_manual (organisasi_id, presensi_manual_id) on delete cascade,
  foreign key (organisasi_id, tukar_shift_id) references tukar_shift (organisasi_id, tukar_shift_id) on delete cascade,
  constraint persetujuan_putusan_satu check (num_nonnulls(presensi_klaim_id, presensi_manual_id, tukar_shift_id) = 1)
);
create index persetujuan_putusan_klaim on persetujuan_putusan (organisasi_id, presensi_klaim_id)
  where presensi_klaim_id is not null;
create index persetujuan_putusan_manual on persetujuan_putusan (organisasi_id, presensi_manual_id)
  where presensi_manual_id is not null;
create index persetujuan_putusan_tukar on persetujuan_putusan (organisasi_id, tukar_shift_id)
  where tukar_shift_id is not null;
create index tukar_shift_menunggu on tukar_shift (organisasi_id) where status = 'disepakati';
