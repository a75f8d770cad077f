-- What a kiosk refuses by itself it counts, and tells with its report: a card that is nobody's there, and a PIN that is
-- wrong. It tells the sum since it was paired, of which the server remembers what it has been told, so that a report
-- whose answer was lost counts nothing twice.
alter table perangkat
  add column kartu_asing       integer not null default 0,
  add column pin_salah         integer not null default 0,
  add column kartu_asing_lapor integer not null default 0,
  add column pin_salah_lapor   integer not null default 0;
