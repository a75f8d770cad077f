-- The numbers belong to the table. Waits for who has drawn one half a second at most, else tries again.
do $$
begin
  perform set_config('lock_timeout', '500ms', true);
  loop
    begin
      alter sequence presensi_presensi_id_seq owned by presensi.presensi_id;
      exit;
    exception when lock_not_available then
      perform pg_sleep(1);
    end;
  end loop;
end $$;
