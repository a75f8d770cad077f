-- What each person of a tenant goes by: his username, and the numbers (NIP, NIK, NUPTK) that its organisasi record of
-- him. No one's username may be another's number, and no two persons have one national number: whoever adds it a second
-- time means somebody whom the tenant knows. Written by the triggers alone.
create table sebutan_orang (
  sebutan_orang_id integer generated always as identity primary key,
  tenant_id        integer not null references tenant on delete cascade,
  user_id          integer not null references users on delete cascade,
  -- Of a number: which organisasi records it.
  organisasi_id    integer,
  sebutan          text not null,
  -- 0 a username, 1 a number.
  jenis            smallint not null check (jenis in (0, 1)),
  is_nasional      boolean not null default false,
  constraint sebutan_orang_bukan_username
    exclude using gist (tenant_id with =, sebutan with =, jenis with <>, user_id with <>),
  constraint sebutan_orang_nasional
    exclude using gist (tenant_id with =, sebutan with =, user_id with <>) where (is_nasional)
);
create index sebutan_orang_user on sebutan_orang (user_id, organisasi_id);

-- A number as it is compared: a national one (16 or 18 digits, however it is set apart) without what sets it apart.
create function hadir.sebutan_dari(p_teks text) returns text language sql immutable as $$
  select case when regexp_replace(p_teks, '[ ./-]', '', 'g') ~ '^([0-9]{16}|[0-9]{18})$'
    then regexp_replace(p_teks, '[ ./-]', '', 'g') else lower(p_teks) end
$$;

-- Of one digit all through, it stands for "not known".
create function hadir.nomor_nasional(p_sebutan text) returns boolean language sql immutable as $$
  select p_sebutan ~ '^([0-9]{16}|[0-9]{18})$' and p_sebutan !~ '^(.)\1*$'
$$;

create function hadir.catat_username() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sebutan_orang where user_id = new.user_id and jenis = 0;
  if new.username is null or new.tenant_id is null then return null; end if;
  -- Waits for whoever is taking the same, and for whoever is giving it up.
  insert into sebutan_orang (tenant_id, user_id, sebutan, jenis)
    values (new.tenant_id, new.user_id, hadir.sebutan_dari(new.username), 0) on conflict do nothing;
  if not found then
    raise unique_violation using message = 'the username is another''s number', constraint = 'users_username';
  end if;
  return null;
end $$;

create function hadir.catat_nomor() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nomor record;
begin
  if tg_op <> 'INSERT' then
    delete from sebutan_orang where user_id = old.user_id and organisasi_id = old.organisasi_id and jenis = 1;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  for nomor in
    select kolom, hadir.sebutan_dari(isi) as sebutan
    from (values ('nip', new.nip), ('nik', new.nik), ('nuptk', new.nuptk)) as dari (kolom, isi) where isi is not null
  loop
    insert into sebutan_orang (tenant_id, user_id, organisasi_id, sebutan, jenis, is_nasional)
      values (new.tenant_id, new.user_id, new.organisasi_id, nomor.sebutan, 1, hadir.nomor_nasional(nomor.sebutan))
      on conflict do nothing;
    if not found then
      raise unique_violation using message = 'the number is another''s', constraint = 'anggota_' || nomor.kolom || case
        when exists (select from sebutan_orang s where s.tenant_id = new.tenant_id and s.sebutan = nomor.sebutan
          and s.user_id <> new.user_id and s.jenis = 0) then '_username'
        when exists (select from sebutan_orang s where s.tenant_id = new.tenant_id and s.sebutan = nomor.sebutan
          and s.user_id <> new.user_id and s.organisasi_id = new.organisasi_id) then ''
        else '_dikenal' end;
    end if;
  end loop;
  return null;
end $$;

-- What two share already stays with who has it first by this order, and nobody's row is changed: the username before
-- the number, the older account before the newer.
insert into sebutan_orang (tenant_id, user_id, sebutan, jenis)
  select tenant_id, user_id, hadir.sebutan_dari(username), 0 from users
  where username is not null and tenant_id is not null order by user_id;
insert into sebutan_orang (tenant_id, user_id, organisasi_id, sebutan, jenis, is_nasional)
  select a.tenant_id, a.user_id, a.organisasi_id, n.sebutan, 1, hadir.nomor_nasional(n.sebutan)
  from anggota a cross join lateral (select hadir.sebutan_dari(isi) as sebutan
    from unnest(array[a.nip, a.nik, a.nuptk]) isi where isi is not null) n
  order by a.user_id
  on conflict do nothing;

create trigger users_username_baru after insert on users for each row execute function hadir.catat_username();
create trigger users_username_ganti after update of username, tenant_id on users
  for each row when (old.username is distinct from new.username or old.tenant_id is distinct from new.tenant_id)
  execute function hadir.catat_username();
create trigger anggota_nomor_baru after insert or delete on anggota for each row execute function hadir.catat_nomor();
create trigger anggota_nomor_ganti after update of nip, nik, nuptk on anggota
  for each row when ((old.nip, old.nik, old.nuptk) is distinct from (new.nip, new.nik, new.nuptk))
  execute function hadir.catat_nomor();

-- An invitation by a number: the number, in place of a name that the organisasi does not see before he accepts.
alter table undangan_anggota add column nomor text;
