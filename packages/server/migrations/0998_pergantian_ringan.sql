-- Whether an answer stands in the turn of an hour ago is asked of each one that is kept. With the formula of hadir.giliran_jawaban
-- itself: PostgreSQL would read the function's text anew in every statement, since a trigger's condition is prepared in each.
drop trigger pergantian on idempotensi;
create trigger pergantian after insert on idempotensi for each row
  when (new.giliran <> floor((date_part('epoch', now() - interval '1 hour') - 237600) / 302400)::bigint % 4)
  execute function hadir.jawaban_di_pergantian();
