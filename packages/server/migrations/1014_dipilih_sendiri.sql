-- Who named the head of a group, who saved a chain last, and whose chain a request goes by: nobody chooses who decides what is
-- his own. Of what was set before nobody is known.
alter table grup add column kepala_oleh integer references users on delete set null;
alter table persetujuan add column jenjang_oleh integer references users on delete set null;
alter table persetujuan_jalan add column jenjang_oleh integer references users on delete set null;
