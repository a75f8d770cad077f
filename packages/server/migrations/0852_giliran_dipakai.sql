-- The table that there is becomes that of its turn, and three more stand beside it. The one whose turn comes next is emptied
-- whole, so that no night removes answers row by row. Like the months of the log they are in schema hadir, where the server's
-- role reaches them only through idempotensi. Nothing is copied and, after the step before, nothing is read.
do $$
declare
  kini text := (select substring(pg_get_expr(d.adbin, d.adrelid) from '\d') from pg_attrdef d join pg_attribute a
    on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = 'idempotensi'::regclass and a.attname = 'giliran');
begin
  execute format('alter table idempotensi rename to idempotensi_%s', kini);
  execute format('alter table idempotensi_%s set schema hadir', kini);
end $$;

create table idempotensi (
  tenant_id     integer not null,
  organisasi_id integer not null,
  user_id       integer not null,
  kunci         uuid not null,
  panggilan     text not null,
  isi_hash      text not null,
  jawaban       text not null,
  dibuat_pada   timestamptz not null default now(),
  giliran       smallint not null default hadir.giliran_jawaban(now())
) partition by list (giliran);
create index idempotensi_umur on idempotensi using brin (dibuat_pada);

-- Who serves already goes on at once: the same rights as on the table before, which the new one's partitions do not have.
grant select, insert, update, delete on idempotensi to hadir_app;
alter table idempotensi enable row level security;
do $$
declare
  lama text := (select tablename from pg_tables where schemaname = 'hadir' and tablename like 'idempotensi\__');
  kini text := right(lama, 1);
  aturan record;
begin
  for aturan in select * from pg_policies where schemaname = 'hadir' and tablename = lama loop
    execute format('create policy %I on public.idempotensi for %s to %s %s %s', aturan.policyname, aturan.cmd,
      array_to_string(aturan.roles, ', '), 'using (' || aturan.qual || ')', 'with check (' || aturan.with_check || ')');
    execute format('drop policy %I on hadir.%I', aturan.policyname, lama);
  end loop;
  execute format('revoke all on hadir.%I from hadir_app', lama);
  execute format('alter table hadir.%I enable row level security', lama);
  execute format('alter table hadir.%I rename constraint idempotensi_pkey to %I', lama, lama || '_pkey');
  execute format('alter table public.idempotensi attach partition hadir.%I for values in (%s)', lama, kini);
  execute format('alter table hadir.%I drop constraint idempotensi_giliran', lama);
  for giliran in 0 .. 3 loop
    continue when giliran::text = kini;
    execute format('create table hadir.idempotensi_%s partition of public.idempotensi (primary key (organisasi_id, user_id, kunci))
      for values in (%s)', giliran, giliran);
    execute format('alter table hadir.idempotensi_%s enable row level security', giliran);
  end loop;
end $$;

-- A key stands once in its table. Around a change of turns two that come at once could find one place each in two tables:
-- for an hour, longer than any request lasts, an answer is also put where it would have stood before.
create function hadir.jawaban_di_pergantian() returns trigger language plpgsql as $$
begin
  new.giliran := hadir.giliran_jawaban(now() - interval '1 hour');
  insert into idempotensi select new.*;
  return null;
end $$;
create trigger pergantian after insert on idempotensi for each row
  when (new.giliran <> hadir.giliran_jawaban(now() - interval '1 hour')) execute function hadir.jawaban_di_pergantian();

-- Empties the table whose turn comes next, unless anything in it is younger than a week: that waits for the turn after.
create function hadir.kosongkan_jawaban() returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '2s' set enable_seqscan = off as $$
declare
  nama text := 'idempotensi_' || hadir.giliran_jawaban(now() + interval '84 hours');
  ada boolean;
  muda boolean;
begin
  execute format('select exists (select from hadir.%I)', nama) into ada;
  if not ada then return; end if;
  execute format('lock table hadir.%I in access exclusive mode', nama);
  execute format($q$select exists (select from hadir.%I where dibuat_pada > now() - interval '7 days')$q$, nama) into muda;
  if not muda then execute format('truncate hadir.%I', nama); end if;
end $$;
revoke all on function hadir.kosongkan_jawaban() from public;
grant execute on function hadir.kosongkan_jawaban() to hadir_app;
