-- What the staff system says of an organisation that is linked to it: its own status (1 to 5) and its number there.
alter table organisasi
  add column status_simpatika smallint check (status_simpatika between 1 and 5),
  add column simpatika_id text;
create unique index organisasi_simpatika on organisasi (simpatika_id);
create index organisasi_terhubung on organisasi (nama, organisasi_id) where k_sumber_data = 1;
