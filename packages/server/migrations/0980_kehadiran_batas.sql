-- The days of members are to lie in one table a month (decision 0980). In steps, so that nobody who checks in meanwhile waits:
-- here the table that there is gets the date up to which it goes on holding days, which only the catalogue notes. That is the
-- end of the month after this one, or later where it holds later days, so that none that is made until the last step is past
-- it. A new database has nothing to keep together: its table ends before this month.

-- Takes both tables at once or neither: who waits for them waits half a second at most, also while a long report is being
-- read. For these steps only.
create procedure hadir.kunci_kehadiran() language plpgsql as $$
begin
  perform set_config('lock_timeout', '500ms', true);
  loop
    begin
      lock table anggota in share row exclusive mode;
      lock table kehadiran in access exclusive mode;
      exit;
    exception when lock_not_available then
      perform pg_sleep(1);
    end;
  end loop;
end $$;

do $$
declare
  terakhir date := (select max(k.tanggal) from organisasi o
    cross join lateral (select max(tanggal) as tanggal from kehadiran where organisasi_id = o.organisasi_id) k);
  sampai date := case when terakhir is null then hadir.bulan_log(now())
    else greatest(hadir.bulan_log(now()) + interval '2 months', date_trunc('month', terakhir) + interval '1 month') end;
begin
  call hadir.kunci_kehadiran();
  execute format('alter table kehadiran add constraint kehadiran_sampai check (tanggal < %L) not valid', sampai);
end $$;
