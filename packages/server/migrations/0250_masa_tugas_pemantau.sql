-- From which day to which a pemantau may read what was given to him; tgl_selesai null: until it is taken back.
alter table pemantau_tugas
  add column tgl_mulai date not null default '2000-01-01',
  add column tgl_selesai date,
  add constraint pemantau_tugas_masa check (tgl_selesai is null or tgl_selesai >= tgl_mulai);
