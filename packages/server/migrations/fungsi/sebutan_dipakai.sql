-- Which of these texts (numbers or usernames) somebody of the tenant goes by: whether as his username, and who has it as
-- his number. Runs as the owner, since an organisasi does not see the accounts of others: what it is told of them is the
-- caller's to weigh.
create or replace function hadir.sebutan_dipakai(p_tenant_id integer, p_teks text[])
returns table (teks text, is_username boolean, is_nasional boolean, user_ids integer[])
language sql stable security definer set search_path = public, pg_temp as $$
  select dicari.teks, bool_or(s.jenis = :JENIS_SEBUTAN.username), bool_or(s.is_nasional),
    coalesce(array_agg(distinct s.user_id) filter (where s.jenis = :JENIS_SEBUTAN.nomor), '{}')
  from unnest(p_teks) dicari (teks)
  join sebutan_orang s on s.tenant_id = p_tenant_id and s.sebutan = hadir.sebutan_dari(dicari.teks)
  group by dicari.teks
$$;
