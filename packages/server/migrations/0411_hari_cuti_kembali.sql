-- Days of an approved leave that were given back: its member was at work, or need not have taken them.
create table cuti_hari_kembali (
  tenant_id     integer not null,
  organisasi_id integer not null,
  cuti_id       integer not null,
  tanggal       date not null,
  primary key (organisasi_id, cuti_id, tanggal),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, cuti_id) references cuti (organisasi_id, cuti_id) on delete cascade
);

alter table cuti_riwayat drop constraint cuti_riwayat_tindakan_check;
alter table cuti_riwayat add constraint cuti_riwayat_tindakan_check check (tindakan in ('diajukan', 'ditarik', 'disetujui',
  'diubah', 'ditangguhkan', 'ditolak', 'dibatalkan', 'perubahan ditolak', 'hari dikembalikan'));
