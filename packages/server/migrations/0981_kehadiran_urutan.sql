-- For the step after this one: a table that becomes a partition lets its triggers on `anggota` go, for which nobody may use
-- `anggota`. It was locked less, and who had added his event, and so looked at his member, then waited for his day while the step
-- waited for him. So members come first, and whole. Where that step was done already there is nothing to lock.
do $do$
begin
  if to_regprocedure('hadir.kunci_kehadiran()') is null then return; end if;
  create or replace procedure hadir.kunci_kehadiran() language plpgsql as $$
  begin
    perform set_config('lock_timeout', '500ms', true);
    loop
      begin
        lock table anggota in access exclusive mode;
        lock table kehadiran in access exclusive mode;
        exit;
      exception when lock_not_available then
        perform pg_sleep(1);
      end;
    end loop;
  end $$;
end $do$;
