-- A line of an operator that comes late for a machine that is heard from any address waits for another. Not validated: what is
-- there satisfies the narrower rule.
alter table presensi drop constraint presensi_sebab_ditinjau_check;
alter table presensi add constraint presensi_sebab_ditinjau_check
  check (sebab_ditinjau <@
    '{jam,tersambung,tempat,lokasi_palsu,cara,pergi,dilepas,diimpor_sendiri,mesin_sendiri,mesin_terbuka}'::text[]) not valid;
