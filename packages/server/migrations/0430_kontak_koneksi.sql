-- When what is connected spoke last: a calendar that somebody's programme fetches, and the mail server.
alter table cuti_kalender add column terakhir_pada timestamptz;

create table surat_kontak (
  -- The server has one mail server, whosever mails they are.
  satu          boolean primary key default true check (satu),
  terkirim_pada timestamptz,
  gagal_pada    timestamptz,
  galat         text
);
