-- Counts the changes of a member's data, so that a form opened before another's change is refused.
alter table anggota add column versi integer not null default 1;

-- Which of these names (usernames and e-mail addresses, in lower case) an account of whatever tenant has already.
-- Runs as the owner, since names are unique over all tenants while accounts are seen only in one's own.
create function hadir.nama_akun_terpakai(p_nama text[]) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct nama), '{}') from (
    select lower(username) as nama from users where lower(username) = any (p_nama)
    union all
    select lower(email) from users where lower(email) = any (p_nama)
  ) terpakai
$$;
