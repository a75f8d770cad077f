-- Men are counted by themselves: who has no gender on record is neither a woman nor a man. Sums that are kept do not know
-- how many of them are which, so they go; the days are counted when asked for until the task has summed them again.
truncate jumlah_hari;
alter table jumlah_hari
  -- Of all, men's.
  add column anggota_l   integer not null,
  add column hadir_l     integer not null,
  add column terlambat_l integer not null,
  add column cuti_l      integer not null,
  add column libur_l     integer not null,
  add column absen_l     integer not null;
