-- For how many years a tenant keeps the days of its members and the events behind them, from a day on; null for good.
create table masa_kehadiran (
  tenant_id   integer not null references tenant on delete cascade,
  tgl_mulai   date not null,
  tahun       integer check (tahun >= 5),
  dibuat_pada timestamptz not null default now(),
  primary key (tenant_id, tgl_mulai)
);

-- Up to which day the days of an organisation are gone, always the last of a month: nothing is written there again.
create table hari_dihapus (
  organisasi_id integer primary key,
  tenant_id     integer not null,
  sampai        date not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id) on delete cascade
);

-- Whatever way it comes, no day and no event is added where the days are gone. Only of what is older than any tenant keeps at
-- least this is asked at all: what is made today never is.
create function hadir.tolak_hari_dihapus() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from hari_dihapus d where d.organisasi_id = new.organisasi_id and d.sampai >= new.tanggal) then
    raise exception 'hari % sudah dihapus', new.tanggal using errcode = 'check_violation', constraint = 'hari_dihapus';
  end if;
  return new;
end $$;
create trigger kehadiran_dihapus before insert on kehadiran for each row
  when (new.tanggal < current_date - 1825) execute function hadir.tolak_hari_dihapus();

-- Up to when events go: not those of the last two dates, for a night's may belong to the month that is kept.
create function hadir.saat_dihapus(p_sampai date) returns timestamptz language sql immutable
  as $$ select (p_sampai - 1)::timestamp at time zone 'Asia/Jayapura' $$;

create function hadir.tolak_presensi_dihapus() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from hari_dihapus d where d.organisasi_id = new.organisasi_id and hadir.saat_dihapus(d.sampai) > new.waktu) then
    raise exception 'hari dari % sudah dihapus', new.waktu using errcode = 'check_violation', constraint = 'hari_dihapus';
  end if;
  return new;
end $$;
-- By its name before the one that notes under which name it came.
create trigger a_dihapus before insert on presensi for each row
  when (new.waktu < now() - interval '1825 days') execute function hadir.tolak_presensi_dihapus();

-- Whether the days of an organisation up to this one may go: it is asked from inside it, whole months, older than any tenant keeps
-- at least, its tenant has set for how many years it keeps them, and everybody's are frozen with their sums. For how many years,
-- and from when on, whoever asks decides; what the server's role itself may not decide is kept here.
create function hadir.boleh_hapus_hari(p_organisasi_id integer, p_sampai date) returns boolean language plpgsql stable
  set search_path = public, pg_temp as $$
begin
  return p_organisasi_id = hadir.organisasi_id()
    and extract(day from p_sampai + 1) = 1
    and p_sampai <= (now() at time zone 'Asia/Jayapura')::date - interval '5 years'
    and exists (select from masa_kehadiran m join organisasi o on o.tenant_id = m.tenant_id
      where o.organisasi_id = p_organisasi_id and m.tahun is not null)
    and not exists (select from kehadiran k where k.organisasi_id = p_organisasi_id and k.tanggal <= p_sampai
      and not (k.dibekukan and exists (select from verval v where v.organisasi_id = k.organisasi_id
        and v.user_id = k.user_id and v.bulan = date_trunc('month', k.tanggal)::date)));
end $$;

-- Notes that they are gone, the one way in which that is written; what was noted only ever grows.
create function hadir.catat_hari_dihapus(p_organisasi_id integer, p_sampai date) returns void
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '10s' as $$
begin
  if hadir.boleh_hapus_hari(p_organisasi_id, p_sampai) is not true then
    raise exception 'hari organisasi % sampai % belum boleh dihapus', p_organisasi_id, p_sampai
      using errcode = 'insufficient_privilege';
  end if;
  insert into hari_dihapus (tenant_id, organisasi_id, sampai)
    select o.tenant_id, o.organisasi_id, p_sampai from organisasi o where o.organisasi_id = p_organisasi_id
    on conflict (organisasi_id) do update set sampai = greatest(hari_dihapus.sampai, excluded.sampai);
end $$;
revoke all on function hadir.catat_hari_dihapus(integer, date) from public;
grant execute on function hadir.catat_hari_dihapus(integer, date) to hadir_app;

-- Takes away some of what is noted as gone, which of events the server's role cannot do: first days, then events with what was
-- decided, measured and asked about them. Answers how many went; 0 when all is gone.
create function hadir.hapus_hari(p_organisasi_id integer, p_banyak integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '10s' as $$
declare
  batas date := (select sampai from hari_dihapus where organisasi_id = p_organisasi_id);
  saat timestamptz := hadir.saat_dihapus(batas);
  nomor bigint[];
  waktunya timestamptz[];
  hilang integer;
begin
  if batas is null or p_organisasi_id is distinct from hadir.organisasi_id()
    or batas > (now() at time zone 'Asia/Jayapura')::date - interval '5 years' then
    raise exception 'hari organisasi % belum boleh dihapus', p_organisasi_id using errcode = 'insufficient_privilege';
  end if;
  -- What waited for such a month to be opened waits for nothing now.
  delete from gangguan_tertunda where organisasi_id = p_organisasi_id and tanggal <= batas;
  delete from kehadiran k using (select user_id, tanggal from kehadiran
      where organisasi_id = p_organisasi_id and tanggal <= batas order by tanggal limit p_banyak) d
    where k.organisasi_id = p_organisasi_id and k.user_id = d.user_id and k.tanggal = d.tanggal and k.tanggal <= batas;
  get diagnostics hilang = row_count;
  if hilang > 0 then return hilang; end if;

  select array_agg(presensi_id), array_agg(waktu) into nomor, waktunya from (
    select presensi_id, waktu from presensi where organisasi_id = p_organisasi_id and waktu < saat limit p_banyak) d;
  if nomor is null then return 0; end if;
  delete from presensi_luar l using presensi p
    where p.organisasi_id = p_organisasi_id and p.presensi_id = any(nomor) and p.waktu < saat and p.id_luar is not null
      and l.organisasi_id = p.organisasi_id and l.ujung = right(p.id_luar, 19) and l.pangkal = left(p.id_luar, -19)
      and l.presensi_id = p.presensi_id;
  delete from putusan_presensi where organisasi_id = p_organisasi_id and presensi_id = any(nomor);
  delete from wajah_presensi where organisasi_id = p_organisasi_id and presensi_id = any(nomor);
  delete from kepercayaan_presensi where organisasi_id = p_organisasi_id and presensi_id = any(nomor);
  delete from presensi_manual where organisasi_id = p_organisasi_id and presensi_id = any(nomor);
  delete from presensi p using unnest(nomor, waktunya) d (presensi_id, waktu)
    where p.organisasi_id = p_organisasi_id and p.presensi_id = d.presensi_id and p.waktu = d.waktu and p.waktu < saat;
  get diagnostics hilang = row_count;
  return hilang;
end $$;
revoke all on function hadir.hapus_hari(integer, integer) from public;
grant execute on function hadir.hapus_hari(integer, integer) to hadir_app;

-- Months that are past what any tenant keeps at least and in which nobody has anything any more, of days and of events, are let
-- go, in the manner in which they are made. Whether one is empty is asked when nobody can write to it any more: what somebody else
-- is just writing there is waited for, half a second at most, and such a month is left to the next night. They are not made again.
create function hadir.lepas_bulan_kosong() returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  bulan record;
  terisi boolean;
begin
  for bulan in
    select c.relname as nama, i.inhparent::regclass as induk from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('public.kehadiran'::regclass, 'public.presensi'::regclass)
      and c.relname ~ '^(kehadiran|presensi)_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') < hadir.bulan_log(now()) - interval '61 months'
    order by 1
  loop
    -- Most that are this old are not empty, and are not locked for it.
    execute format('select exists (select from hadir.%I)', bulan.nama) into terisi;
    continue when terisi;
    begin
      execute format('lock table only %s in access exclusive mode', bulan.induk);
      execute format('lock table hadir.%I in access exclusive mode', bulan.nama);
      execute format('select exists (select from hadir.%I)', bulan.nama) into terisi;
      continue when terisi;
      execute format('alter table %s detach partition hadir.%I', bulan.induk, bulan.nama);
      execute format('drop table hadir.%I', bulan.nama);
    exception when lock_not_available then
      continue;
    end;
  end loop;
end $$;
revoke all on function hadir.lepas_bulan_kosong() from public;
grant execute on function hadir.lepas_bulan_kosong() to hadir_app;

do $$
declare
  nama text;
begin
  foreach nama in array array['siapkan_bulan_kehadiran', 'siapkan_bulan_presensi'] loop
    execute replace(pg_get_functiondef(('hadir.' || nama)::regproc), $a$to_regclass('hadir.' || nama) is not null$a$,
      $b$to_regclass('hadir.' || nama) is not null or bulan < hadir.bulan_log(now()) - interval '61 months'$b$);
  end loop;
end $$;
