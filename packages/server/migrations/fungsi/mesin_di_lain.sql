-- When another organisasi last registered the machine of this number, or null where none ever did. Runs as the owner, since
-- an organisasi does not see the machines of others.
create or replace function hadir.mesin_di_lain(p_organisasi_id integer, p_nomor_seri text)
returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
  select max(p.dimiliki_sejak) from perangkat p
  where p.nomor_seri = p_nomor_seri and p.organisasi_id <> p_organisasi_id
$$;
