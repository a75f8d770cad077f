-- Of the browser that a kiosk was before it was taken back, or before another took its place: what it is known by, and from
-- when to when it was the kiosk. What it read then and tells later is from that time; what it read afterwards waits.
alter table perangkat
  add column token_lama_hash   bytea,
  add column lama_sejak   timestamptz,
  add column dilepas_pada timestamptz,
  add constraint perangkat_lama_berjangka
    check ((token_lama_hash is null) = (lama_sejak is null) and (token_lama_hash is null) = (dilepas_pada is null));
create unique index perangkat_token_lama_hash on perangkat (token_lama_hash) where token_lama_hash is not null;

-- A kiosk's event may wait because its tablet was nobody's kiosk by then. Not validated: what is there satisfies the
-- narrower rule.
alter table presensi drop constraint presensi_sebab_ditinjau_check;
alter table presensi add constraint presensi_sebab_ditinjau_check
  check (sebab_ditinjau <@ '{jam,tersambung,tempat,lokasi_palsu,cara,pergi,dilepas}'::text[]) not valid;
