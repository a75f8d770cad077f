-- One decision may stand for several levels in a row: of a next level that waited too long, or of one person who stands
-- in all of them.
alter table cuti_riwayat add column jumlah_jenjang smallint not null default 1 check (jumlah_jenjang >= 1);
alter table persetujuan_putusan add column jumlah_jenjang smallint not null default 1 check (jumlah_jenjang >= 1);
