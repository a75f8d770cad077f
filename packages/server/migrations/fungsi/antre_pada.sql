-- Since when work that is asked for now counts as waiting: now, or a minute after the tenant's own last one that waits or
-- runs, so that many of one tenant let another's pass; what nobody waits for counts from ten minutes later. To the second,
-- as the queue knows it. Runs as the owner: inside one organisation the work of the others of its tenant is not seen.
create or replace function hadir.antre_pada(p_tenant_id integer, p_is_ditunggu boolean)
returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
  select date_trunc('second', greatest(
    now() + case when p_is_ditunggu then interval '0' else interval '10 minutes' end,
    max(antre_pada) + interval '1 minute'))
  from pekerjaan
  where coalesce(tenant_id, 0) = coalesce(p_tenant_id, 0) and is_ditunggu = p_is_ditunggu
    and status in ('menunggu', 'berjalan') and not is_ditunda
$$;
