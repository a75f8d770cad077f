-- A check-in changes the day's status. While an index holds the status, each change is written into every index of the
-- table; without it the row changes where it lies. Counts read the rows of their dates instead.
drop index kehadiran_tanggal;
create index kehadiran_tanggal on kehadiran (organisasi_id, tanggal, user_id) include (tenant_id);
