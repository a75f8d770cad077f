-- How long after its window a day stays open because the data of a machine may still be on its way.
alter table pengaturan_organisasi
  add column tunggu_data_jam smallint not null default 0 check (tunggu_data_jam between 0 and 336);

-- What days are judged by says it too. Only this one line is added to the function as it stands.
do $$
declare
  lama text := pg_get_functiondef('hadir.fakta_organisasi(integer, date, date)'::regprocedure);
  baru text := replace(lama, '''jeda_menit'', p.jeda_menit,', '''jeda_menit'', p.jeda_menit, ''tunggu_data_jam'', p.tunggu_data_jam,');
begin
  if baru = lama then raise exception 'hadir.fakta_organisasi no longer lists the settings as expected'; end if;
  execute baru;
end $$;
