-- Files of reports go after 90 days; their row says when, so that the report is still listed for what it is.
alter table berkas add dihapus_pada timestamptz;
create index berkas_laporan_lama on berkas (dibuat_pada) where jenis = 'laporan' and dihapus_pada is null;

-- A tenant prints documents of its own.
alter table dokumen
  alter organisasi_id drop not null,
  add foreign key (tenant_id) references tenant;
