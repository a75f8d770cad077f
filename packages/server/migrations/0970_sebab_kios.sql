-- A kiosk's event may wait for two reasons of its own: it was read in a way that the kiosk is no longer set to (cara), or
-- its member had left or was put out of use (pergi). Not validated: what is there satisfies the narrower rule.
alter table presensi drop constraint presensi_sebab_ditinjau_check;
alter table presensi add constraint presensi_sebab_ditinjau_check
  check (sebab_ditinjau <@ '{jam,tersambung,tempat,lokasi_palsu,cara,pergi}'::text[]) not valid;
