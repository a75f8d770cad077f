-- One signs in by username or e-mail address, so no account's one may be another's other: every name that an account
-- goes by, in lower case, is a key of its own. Written by the trigger alone.
create table nama_masuk (
  nama    text primary key,
  user_id integer not null references users on delete cascade
);
create index nama_masuk_user on nama_masuk (user_id);

create function hadir.ambil_nama_masuk(p_user_id integer, p_nama text, p_kunci text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_nama is null or exists (select from nama_masuk where nama = p_nama and user_id = p_user_id) then return; end if;
  -- Waits for whoever is taking the same name, and for whoever is giving it up.
  insert into nama_masuk (nama, user_id) values (p_nama, p_user_id) on conflict (nama) do nothing;
  if not found then
    raise unique_violation using message = 'the name belongs to another account', constraint = p_kunci;
  end if;
end $$;
revoke execute on function hadir.ambil_nama_masuk(integer, text, text) from public;

create function hadir.catat_nama_masuk() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from nama_masuk where user_id = new.user_id
    and nama is distinct from lower(new.username) and nama is distinct from lower(new.email);
  perform hadir.ambil_nama_masuk(new.user_id, lower(new.username), 'users_username');
  perform hadir.ambil_nama_masuk(new.user_id, lower(new.email), 'users_email');
  return null;
end $$;

-- Of two accounts that share a name already, whoever signs in by it today keeps it: the one whose username it is.
insert into nama_masuk (nama, user_id)
  select lower(username), user_id from users where username is not null;
insert into nama_masuk (nama, user_id)
  select lower(email), user_id from users where email is not null
  on conflict (nama) do nothing;

create trigger users_nama_masuk_baru after insert on users
  for each row execute function hadir.catat_nama_masuk();
create trigger users_nama_masuk_ganti after update of username, email on users
  for each row when (old.username is distinct from new.username or old.email is distinct from new.email)
  execute function hadir.catat_nama_masuk();
