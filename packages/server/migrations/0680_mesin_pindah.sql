-- A machine that its school has rejected or blocked may stand in another one: its number is free there.
drop index perangkat_nomor_seri;
create unique index perangkat_nomor_seri on perangkat (nomor_seri)
  where nomor_seri is not null and status not in (14, 15);
