-- When an activation link was handed to somebody whom the staff system said to have the member's numbers.
alter table tautan add column simpatika_pada timestamptz;

-- Once the numbers are others, he may be another: what he was handed ends, whoever changes them and by whatever way.
create function hadir.akhiri_aktivasi_simpatika() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from tautan
    where user_id = new.user_id and jenis = 'aktivasi' and simpatika_pada is not null and dipakai_pada is null;
  return null;
end $$;

create trigger anggota_akhiri_aktivasi after update of nip, nik, nuptk on anggota
  for each row when ((old.nip, old.nik, old.nuptk) is distinct from (new.nip, new.nik, new.nuptk))
  execute function hadir.akhiri_aktivasi_simpatika();
