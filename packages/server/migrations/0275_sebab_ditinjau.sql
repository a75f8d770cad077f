-- Why an event was recorded to wait for review instead of counting; null where it counts, and for a request with a selfie.
alter table presensi add column sebab_ditinjau text[]
  check (sebab_ditinjau <@ '{jam,tersambung,tempat,lokasi_palsu}'::text[]);

-- What waited before says it too, as the list of held events found it out until now.
update presensi
set sebab_ditinjau = case
  when is_luring and (selisih_jam is null
    or waktu_klien + selisih_jam * interval '1 millisecond' > diterima_pada + interval '2 minutes') then '{jam}'::text[]
  else '{tempat}'::text[] end
where is_ditinjau and sumber <> 'manual';
