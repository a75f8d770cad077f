-- Events are to lie in one table a month (decision 0990), as the days of members do (0980). In steps, so that nobody who checks
-- in meanwhile waits. Here the catalogue notes what is to hold from now on, and triggers keep to it, also for an older version
-- that serves meanwhile; what there is already follows in the next step.

-- Takes all tables at once or none: who waits for them waits half a second at most, also while a long report is being read. For
-- these steps only.
create procedure hadir.kunci_presensi(p_nomor boolean) language plpgsql as $$
begin
  perform set_config('lock_timeout', '500ms', true);
  loop
    begin
      if p_nomor then
        -- Whoever has drawn a number for an event has written it, and nobody draws another.
        alter sequence presensi_presensi_id_seq no cycle;
      end if;
      lock table anggota, perangkat in share row exclusive mode;
      lock table presensi, putusan_presensi, presensi_manual, wajah_presensi, kepercayaan_presensi in access exclusive mode;
      exit;
    exception when lock_not_available then
      perform pg_sleep(1);
    end;
  end loop;
end $$;

-- Under which name of its own a source told an event: once, whatever became of the time or the month of the event.
create table presensi_luar (
  tenant_id      integer not null,
  organisasi_id  integer not null,
  -- The last 19 letters of the name, mostly a time, and those before: what is told on one morning stands together.
  ujung          text not null,
  pangkal        text not null,
  -- The device; where there is none the member, the kind and the name of what it came from.
  asal           text not null,
  presensi_id    bigint not null,
  presensi_waktu timestamptz not null,
  primary key (organisasi_id, ujung, pangkal, asal)
);
grant select, insert on presensi_luar to hadir_app;

create function hadir.asal_luar(p_perangkat_id integer, p_user_id integer, p_sumber text, p_perangkat text)
returns text language sql immutable parallel safe
  as $$ select coalesce(p_perangkat_id::text, concat_ws(' ', p_user_id, p_sumber, coalesce(p_perangkat, ''))) $$;

-- One that is told again is not added again.
create function hadir.catat_luar() returns trigger language plpgsql as $$
begin
  insert into presensi_luar (tenant_id, organisasi_id, ujung, pangkal, asal, presensi_id, presensi_waktu)
  values (new.tenant_id, new.organisasi_id, right(new.id_luar, 19), left(new.id_luar, -19),
    hadir.asal_luar(new.perangkat_id, new.user_id, new.sumber, new.perangkat), new.presensi_id, new.waktu)
  on conflict do nothing;
  if found then return new; end if;
  return null;
end $$;

-- What belongs to an event names its time too, by which its month is known; whoever adds it need not.
create function hadir.isi_presensi_waktu() returns trigger language plpgsql as $$
begin
  select p.waktu into new.presensi_waktu from presensi p
  where p.organisasi_id = new.organisasi_id and p.presensi_id = new.presensi_id;
  return new;
end $$;

do $$
declare
  terakhir timestamptz := (select max(p.waktu) from anggota a cross join lateral (select max(waktu) as waktu from presensi
    where organisasi_id = a.organisasi_id and user_id = a.user_id) p);
  -- The end of the month after this one, or of the last event's, so that none that comes until the last step is past it. A new
  -- database has nothing to keep together: its table ends before this month.
  sampai date := case when terakhir is null then hadir.bulan_log(now())
    else greatest(hadir.bulan_log(now()) + interval '2 months', hadir.bulan_log(terakhir) + interval '1 month') end;
  tabel text;
  nomor bigint;
begin
  call hadir.kunci_presensi(true);
  -- Numbers come from another sequence of the same name: the one of the column goes with it, and what waited for a number at that
  -- moment would fail. Until then devices draw from the first, ten million at most, and so does who had it in hand.
  select last_value + 10000000 into nomor from presensi_presensi_id_seq where exists (select from organisasi);
  alter sequence presensi_presensi_id_seq rename to presensi_nomor_lama;
  if nomor is not null then execute format('alter sequence presensi_nomor_lama maxvalue %s', nomor); end if;
  execute format('create sequence presensi_presensi_id_seq start with %s', coalesce(nomor + 1, 1));
  grant usage on sequence presensi_presensi_id_seq to hadir_app;
  execute format('alter table presensi add constraint presensi_sampai check (waktu < %L) not valid',
    sampai::timestamp at time zone 'Asia/Jakarta');
  create trigger presensi_luar before insert on presensi for each row when (new.id_luar is not null)
    execute function hadir.catat_luar();
  foreach tabel in array array['putusan_presensi', 'presensi_manual', 'wajah_presensi', 'kepercayaan_presensi'] loop
    execute format('alter table %I add column presensi_waktu timestamptz,
      add constraint %I check (presensi_waktu is not null) not valid', tabel, tabel || '_waktu');
    execute format('create trigger presensi_waktu before insert or update on %I for each row
      when (new.presensi_waktu is null) execute function hadir.isi_presensi_waktu()', tabel);
  end loop;
end $$;
