-- Whether an account has a second factor in force: an authenticator app that has shown its first code, or a passkey.
create or replace function hadir.punya_faktor(p_user_id integer) returns boolean language sql stable as $$
  select exists (select from faktor_totp f where f.user_id = p_user_id and f.aktif_pada is not null)
    or exists (select from passkey p where p.user_id = p_user_id)
$$;
