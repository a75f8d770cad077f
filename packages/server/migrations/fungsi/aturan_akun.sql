-- What an account must keep to on a date: the strictest of the organisations it is a member of; of an admin and of who is
-- member nowhere also its tenant's. Null where nobody said anything. Runs as the owner: inside one organisation the
-- settings of the others are not seen.
create or replace function hadir.aturan_akun(p_user_id integer, p_pada date)
returns table (sandi_min integer, is_masuk_passkey boolean) language sql stable security definer
set search_path = public, pg_temp as $$
  with milik as (
    select p.sandi_min, p.is_masuk_passkey
    from anggota a cross join lateral hadir.pengaturan_pada(a.organisasi_id, p_pada) p
    where a.user_id = p_user_id and a.status <> :STATUS_KEANGGOTAAN.tidak_aktif
  ), atas as (
    select t.sandi_min, t.is_masuk_passkey
    from users u cross join lateral hadir.pengaturan_tenant_pada(u.tenant_id, p_pada) t
    where u.user_id = p_user_id and (u.is_admin or not exists (select from milik))
  )
  select max(s.sandi_min)::integer, bool_and(s.is_masuk_passkey)
  from (select * from milik union all select * from atas) s
$$;
