-- Whoever records the names of many events in one statement of his own, before the events, says so for that statement: the
-- trigger would ask for each event alone, which takes as long again as writing it.
create or replace trigger presensi_luar before insert on presensi for each row
  when (new.id_luar is not null and current_setting('hadir.luar', true) is distinct from 'dicatat')
  execute function hadir.catat_luar();
