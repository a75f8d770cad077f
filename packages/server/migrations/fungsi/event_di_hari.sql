-- Whether a day names an event: it counts there, or was set aside there (aturan/presensi#jendela). Of an explanation the first
-- that is kept is its events, each with its number first; a day that was derived long ago keeps them by name.
create or replace function hadir.event_di_hari(k kehadiran, p_presensi_id bigint) returns boolean language sql immutable as $$
  select k.penjelasan -> 'events' @> jsonb_build_array(jsonb_build_object('presensi_id', p_presensi_id))
    or exists (select from jsonb_array_elements(k.penjelasan_ringkas::jsonb -> 0) r where r -> 0 = to_jsonb(p_presensi_id))
$$;
