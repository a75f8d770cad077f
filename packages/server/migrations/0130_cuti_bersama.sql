-- Cuti bersama in the ledger: a line of it has the day and no request.
alter table cuti_saldo drop constraint cuti_saldo_hari,
  add constraint cuti_saldo_hari check (cuti_id is null or tanggal_cuti is not null);
create index cuti_saldo_bersama on cuti_saldo (organisasi_id, tanggal_cuti) where cuti_id is null and tanggal_cuti is not null;

-- Of whose annual leave cuti bersama takes a day, by jenis kepegawaian; where none is in force nothing is written.
create table cuti_bersama_aturan (
  cuti_bersama_aturan_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  tgl_mulai     date not null,
  tgl_selesai   date check (tgl_selesai >= tgl_mulai),
  berlaku       daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  mengurangi    text[] not null check (mengurangi <@ array['PNS', 'PPPK', 'Non-ASN']),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  constraint cuti_bersama_aturan_tidak_tumpang_tindih exclude using gist (organisasi_id with =, berlaku with &&)
);

-- What a member was on a cuti bersama that has passed: who becomes a civil servant later was not one then.
create table cuti_bersama_hari (
  tenant_id         integer not null,
  organisasi_id     integer not null,
  user_id           integer not null,
  tanggal           date not null,
  jenis_kepegawaian text not null check (jenis_kepegawaian in ('PNS', 'PPPK', 'Non-ASN')),
  primary key (organisasi_id, user_id, tanggal),
  foreign key (tenant_id, organisasi_id, user_id) references anggota (tenant_id, organisasi_id, user_id) on delete cascade
);

-- Until now this had no effect; from here on the switch says whom it concerns.
update hari_libur set is_potong_saldo = true where is_sinkron and jenis = 'cuti bersama';
