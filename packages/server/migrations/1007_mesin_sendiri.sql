-- Who registered a machine, or last changed what it sends from, and when: lines of his own from before wait for another. Not
-- validated: what is there satisfies the narrower rule.
alter table perangkat add column diatur_oleh integer references users, add column diatur_pada timestamptz;
alter table presensi drop constraint presensi_sebab_ditinjau_check;
alter table presensi add constraint presensi_sebab_ditinjau_check
  check (sebab_ditinjau <@ '{jam,tersambung,tempat,lokasi_palsu,cara,pergi,dilepas,diimpor_sendiri,mesin_sendiri}'::text[]) not valid;
