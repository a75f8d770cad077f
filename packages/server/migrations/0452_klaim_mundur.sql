-- How many days back a member may ask for a correction of his attendance.
alter table pengaturan_organisasi
  add column klaim_mundur_hari smallint not null default 31 check (klaim_mundur_hari between 0 and 366);
alter table pengaturan_tenant
  add column klaim_mundur_hari smallint not null default 31 check (klaim_mundur_hari between 0 and 366);
