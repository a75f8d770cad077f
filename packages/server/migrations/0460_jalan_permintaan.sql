-- Requests on the way: leave, selfies, claims and swaps go through their chains by one set of tables. What is asked for
-- stays in the table of its kind; where it stands, what each level decided, and the links in mails to those who decide
-- are kept here for all of them.

create table persetujuan_jalan (
  jalan_id      integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  untuk         text not null check (untuk in ('cuti', 'presensi_manual', 'klaim', 'tukar_shift')),
  -- The number of the request among those of its kind.
  objek_id      integer not null,
  -- Whose it is, and who beside him decides nothing about it.
  user_id       integer references users on delete set null,
  pihak_lain    integer[] not null default '{}',
  -- The chain as it was when the request began, the level that decides next, and since when; no date, nobody's turn.
  jenjang       jsonb not null default '[]',
  urutan        smallint not null default 0,
  giliran_sejak date,
  -- Decided, withdrawn or cancelled.
  is_selesai    boolean not null default false,
  cuti_id            integer generated always as (case untuk when 'cuti' then objek_id end) stored,
  presensi_manual_id integer generated always as (case untuk when 'presensi_manual' then objek_id end) stored,
  presensi_klaim_id  integer generated always as (case untuk when 'klaim' then objek_id end) stored,
  tukar_shift_id     integer generated always as (case untuk when 'tukar_shift' then objek_id end) stored,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, cuti_id) references cuti (organisasi_id, cuti_id) on delete cascade,
  foreign key (organisasi_id, presensi_manual_id)
    references presensi_manual (organisasi_id, presensi_manual_id) on delete cascade,
  foreign key (organisasi_id, presensi_klaim_id)
    references klaim_presensi (organisasi_id, presensi_klaim_id) on delete cascade,
  foreign key (organisasi_id, tukar_shift_id) references tukar_shift (organisasi_id, tukar_shift_id) on delete cascade,
  unique (organisasi_id, jalan_id),
  unique (organisasi_id, untuk, objek_id),
  constraint persetujuan_jalan_giliran check (not (is_selesai and giliran_sejak is not null))
);
create index persetujuan_jalan_menunggu on persetujuan_jalan (organisasi_id, untuk) where giliran_sejak is not null;
create index persetujuan_jalan_cuti on persetujuan_jalan (organisasi_id, cuti_id) where cuti_id is not null;
create index persetujuan_jalan_manual on persetujuan_jalan (organisasi_id, presensi_manual_id)
  where presensi_manual_id is not null;
create index persetujuan_jalan_klaim on persetujuan_jalan (organisasi_id, presensi_klaim_id)
  where presensi_klaim_id is not null;
create index persetujuan_jalan_tukar on persetujuan_jalan (organisasi_id, tukar_shift_id)
  where tukar_shift_id is not null;

insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, jenjang, urutan, giliran_sejak, is_selesai)
  select tenant_id, organisasi_id, 'cuti', cuti_id, user_id, jenjang, urutan,
    case when status = 12 then coalesce(giliran_sejak, diajukan_pada::date) end, status <> 12
  from cuti where status <> 11
  order by diajukan_pada, cuti_id;
insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, jenjang, urutan, giliran_sejak, is_selesai)
  select tenant_id, organisasi_id, 'presensi_manual', presensi_manual_id, user_id, jenjang, urutan,
    case when status = 4 then coalesce(giliran_sejak, dibuat_pada::date) end, status <> 4
  from presensi_manual order by presensi_manual_id;
insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, pihak_lain, jenjang, urutan, giliran_sejak,
    is_selesai)
  select tenant_id, organisasi_id, 'klaim', presensi_klaim_id, dibuat_oleh,
    array(select a.user_id from klaim_presensi_anggota a
      where a.organisasi_id = k.organisasi_id and a.presensi_klaim_id = k.presensi_klaim_id order by a.user_id),
    jenjang, urutan, case when status = 'diajukan' then coalesce(giliran_sejak, dibuat_pada::date) end, status <> 'diajukan'
  from klaim_presensi k
  -- What an operator filed was in force at once: it went no way.
  where status = 'diajukan' or jenjang <> '[]' or exists (select from persetujuan_putusan p
    where p.organisasi_id = k.organisasi_id and p.presensi_klaim_id = k.presensi_klaim_id)
  order by presensi_klaim_id;
insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, pihak_lain, jenjang, urutan, giliran_sejak,
    is_selesai)
  select tenant_id, organisasi_id, 'tukar_shift', tukar_shift_id, user_id_a, array[user_id_b], jenjang, urutan,
    case when status = 'disepakati' then coalesce(giliran_sejak, dibuat_pada::date) end,
    status not in ('diajukan', 'disepakati')
  from tukar_shift order by tukar_shift_id;

-- Every level's decision, of leave as of the others.
alter table persetujuan_putusan add column jalan_id integer, add column cuti_riwayat_id bigint;
update persetujuan_putusan p set jalan_id = j.jalan_id
from persetujuan_jalan j
where j.organisasi_id = p.organisasi_id and (j.presensi_klaim_id = p.presensi_klaim_id
  or j.presensi_manual_id = p.presensi_manual_id or j.tukar_shift_id = p.tukar_shift_id);
alter table persetujuan_putusan
  drop column presensi_klaim_id, drop column presensi_manual_id, drop column tukar_shift_id;
insert into persetujuan_putusan (tenant_id, organisasi_id, jalan_id, cuti_riwayat_id, urutan, jumlah_jenjang, is_setuju, sebab,
    keterangan, user_id, nama, pada)
  select r.tenant_id, r.organisasi_id, j.jalan_id, r.cuti_riwayat_id, r.urutan, r.jumlah_jenjang,
    r.tindakan in ('disetujui', 'diubah'), coalesce(r.sebab, 'jenjang'), r.keterangan, r.user_id, r.nama, r.waktu
  from cuti_riwayat r join persetujuan_jalan j on j.organisasi_id = r.organisasi_id and j.cuti_id = r.cuti_id
  where r.urutan is not null order by r.cuti_riwayat_id;
alter table persetujuan_putusan
  alter column jalan_id set not null,
  add unique (organisasi_id, persetujuan_putusan_id),
  add foreign key (organisasi_id, jalan_id) references persetujuan_jalan (organisasi_id, jalan_id) on delete cascade;
create index persetujuan_putusan_jalan on persetujuan_putusan (organisasi_id, jalan_id);
create index persetujuan_putusan_user on persetujuan_putusan (organisasi_id, user_id);

-- A line of leave's history that is a level's decision names it.
alter table cuti_riwayat add column persetujuan_putusan_id bigint;
update cuti_riwayat r set persetujuan_putusan_id = p.persetujuan_putusan_id
from persetujuan_putusan p where p.organisasi_id = r.organisasi_id and p.cuti_riwayat_id = r.cuti_riwayat_id;
alter table cuti_riwayat
  drop column urutan, drop column sebab, drop column jumlah_jenjang,
  add foreign key (organisasi_id, persetujuan_putusan_id)
    references persetujuan_putusan (organisasi_id, persetujuan_putusan_id);
create index cuti_riwayat_putusan on cuti_riwayat (organisasi_id, persetujuan_putusan_id)
  where persetujuan_putusan_id is not null;
alter table persetujuan_putusan drop column cuti_riwayat_id;

alter table cuti drop column jenjang, drop column urutan, drop column giliran_sejak;
alter table presensi_manual drop column jenjang, drop column urutan, drop column giliran_sejak;
alter table klaim_presensi drop column jenjang, drop column urutan, drop column giliran_sejak;
alter table tukar_shift drop column jenjang, drop column urutan, drop column giliran_sejak;

-- Single-use links in mails to those who decide, by the hash of their secret.
create table persetujuan_tautan (
  token_hash       bytea primary key,
  tenant_id        integer not null,
  organisasi_id    integer not null,
  jalan_id         integer not null,
  user_id          integer not null references users,
  urutan           smallint not null,
  kedaluwarsa_pada timestamptz not null,
  dipakai_pada     timestamptz,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, jalan_id) references persetujuan_jalan (organisasi_id, jalan_id) on delete cascade
);
create index persetujuan_tautan_jalan on persetujuan_tautan (organisasi_id, jalan_id);
insert into persetujuan_tautan (token_hash, tenant_id, organisasi_id, jalan_id, user_id, urutan, kedaluwarsa_pada, dipakai_pada)
  select t.token_hash, t.tenant_id, t.organisasi_id, j.jalan_id, t.user_id, t.urutan, t.kedaluwarsa_pada, t.dipakai_pada
  from cuti_tautan t join persetujuan_jalan j on j.organisasi_id = t.organisasi_id and j.cuti_id = t.cuti_id;
drop table cuti_tautan;
