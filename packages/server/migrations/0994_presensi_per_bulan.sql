-- The table that there is becomes the first partition, and each month after it has its own. Like the months of the log they are
-- in schema hadir, where the server's role reaches them only through presensi. No event is moved and, after the steps before,
-- none is read.

-- What belongs to an event points at it with its time; that all of them do is read afterwards.
create procedure hadir.tunjuk_presensi() language plpgsql as $$
begin
  alter table putusan_presensi add constraint putusan_presensi_presensi
    foreign key (organisasi_id, presensi_id, presensi_waktu) references presensi (organisasi_id, presensi_id, waktu) not valid;
  alter table presensi_manual add constraint presensi_manual_presensi
    foreign key (organisasi_id, presensi_id, presensi_waktu) references presensi (organisasi_id, presensi_id, waktu) not valid;
  alter table wajah_presensi add constraint wajah_presensi_presensi
    foreign key (organisasi_id, presensi_id, presensi_waktu) references presensi (organisasi_id, presensi_id, waktu) not valid;
  alter table kepercayaan_presensi add constraint kepercayaan_presensi_presensi
    foreign key (organisasi_id, presensi_id, presensi_waktu) references presensi (organisasi_id, presensi_id, waktu)
    on delete cascade not valid;
end $$;

create procedure hadir.lepas_presensi() language plpgsql as $$
declare
  kunci record;
begin
  for kunci in select conrelid::regclass as tabel, conname as nama from pg_constraint
    where confrelid = 'public.presensi'::regclass and contype = 'f' and conparentid = 0
  loop
    execute format('alter table %s drop constraint %I', kunci.tabel, kunci.nama);
  end loop;
end $$;

create procedure hadir.periksa_presensi() language plpgsql as $$
begin
  alter table putusan_presensi validate constraint putusan_presensi_presensi;
  alter table presensi_manual validate constraint presensi_manual_presensi;
  alter table wajah_presensi validate constraint wajah_presensi_presensi;
  alter table kepercayaan_presensi validate constraint kepercayaan_presensi_presensi;
end $$;

call hadir.kunci_presensi(false);
drop procedure hadir.kunci_presensi;

do $$
declare
  sampai timestamptz := (select substring(pg_get_constraintdef(oid) from '''(.+)''') from pg_constraint
    where conrelid = 'presensi'::regclass and conname = 'presensi_sampai');
  lama text := 'presensi_sampai_' || to_char(hadir.bulan_log(sampai) - 1, 'YYYY_MM');
  aturan record;
begin
  call hadir.lepas_presensi();
  drop trigger presensi_luar on presensi;
  drop index presensi_sekali, presensi_perangkat_sekali;
  alter table presensi alter presensi_id drop identity, drop constraint presensi_pkey;
  execute format('alter table presensi rename to %I', lama);
  execute format('alter table %I set schema hadir', lama);
  execute format('alter table hadir.%I add constraint %I primary key using index presensi_kunci', lama, lama || '_pkey');

  execute format('create table presensi (like hadir.%I including defaults including constraints) partition by range (waktu)', lama);
  alter table presensi drop constraint presensi_sampai,
    alter presensi_id set default nextval('presensi_presensi_id_seq'),
    add primary key (organisasi_id, presensi_id, waktu),
    add foreign key (tenant_id, organisasi_id, user_id) references anggota (tenant_id, organisasi_id, user_id),
    add constraint presensi_perangkat foreign key (organisasi_id, perangkat_id)
      references perangkat (organisasi_id, perangkat_id);
  create index presensi_anggota on presensi (organisasi_id, user_id, waktu);
  create index presensi_ditinjau on presensi (organisasi_id) where is_ditinjau;
  create index presensi_mesin on presensi (organisasi_id, perangkat, waktu) where perangkat is not null;
  create index presensi_dari_perangkat on presensi (organisasi_id, perangkat_id, waktu) where perangkat_id is not null;
  create index presensi_swafoto on presensi (diterima_pada) where foto is not null;
  create index presensi_ditinjau_diterima on presensi (diterima_pada) where is_ditinjau;
  create trigger presensi_luar before insert on presensi for each row when (new.id_luar is not null)
    execute function hadir.catat_luar();

  -- Who serves already goes on at once: the same rights as on the table before, which the new one's partitions do not have.
  grant select, insert on presensi to hadir_app;
  alter table presensi enable row level security;
  for aturan in select * from pg_policies where schemaname = 'hadir' and tablename = lama loop
    execute format('create policy %I on public.presensi for %s to %s %s %s', aturan.policyname, aturan.cmd,
      array_to_string(aturan.roles, ', '), 'using (' || aturan.qual || ')', 'with check (' || aturan.with_check || ')');
    execute format('drop policy %I on hadir.%I', aturan.policyname, lama);
  end loop;
  execute format('revoke all on hadir.%I from hadir_app', lama);
  execute format('alter table hadir.%I enable row level security', lama);
  execute format('alter table presensi attach partition hadir.%I for values from (minvalue) to (%L)', lama, sampai);
  execute format('alter table hadir.%I drop constraint presensi_sampai', lama);
end $$;

-- Holds what belongs to a month that is not made yet.
create table hadir.presensi_lain partition of presensi default;
alter table hadir.presensi_lain enable row level security;
call hadir.tunjuk_presensi();

-- Makes every month up to the third from now that has no partition. Whoever adds or reads events goes on meanwhile; who reads of
-- all time, decides on an event, or changes members or devices waits half a second at most, and else the next night tries again.
create function hadir.siapkan_bulan_presensi() returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  bulan date;
  dari timestamptz;
  sampai timestamptz;
  nama text;
  menunggu boolean;
begin
  -- Another server makes them already.
  if not pg_try_advisory_xact_lock(7200990) then return; end if;
  for bulan in
    select b::date from pg_inherits i join pg_class c on c.oid = i.inhrelid and c.relname like 'presensi\_sampai\_%'
    cross join generate_series(to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month',
      hadir.bulan_log(now()) + interval '3 months', interval '1 month') b
    where i.inhparent = 'public.presensi'::regclass order by 1
  loop
    nama := 'presensi_' || to_char(bulan, 'YYYY_MM');
    continue when to_regclass('hadir.' || nama) is not null;
    dari := bulan::timestamp at time zone 'Asia/Jakarta';
    sampai := (bulan + interval '1 month') at time zone 'Asia/Jakarta';
    -- Attached, not made as a partition: that would wait for every reader and writer of events.
    execute format('create table hadir.%I (like public.presensi including defaults including constraints)', nama);
    execute format('alter table hadir.%I enable row level security', nama);
    lock table hadir.presensi_lain in access exclusive mode;
    execute 'select exists (select from hadir.presensi_lain where waktu >= $1 and waktu < $2)' into menunggu using dari, sampai;
    -- What waited for its month moves there; what belongs to it is not asked meanwhile.
    if menunggu then
      call hadir.lepas_presensi();
      execute format('with pindah as (delete from hadir.presensi_lain where waktu >= %1$L and waktu < %2$L returning *)
        insert into hadir.%3$I select * from pindah', dari, sampai, nama);
    end if;
    execute format('alter table public.presensi attach partition hadir.%I for values from (%L) to (%L)', nama, dari, sampai);
    if menunggu then
      call hadir.tunjuk_presensi();
      call hadir.periksa_presensi();
    end if;
  end loop;
end $$;
revoke all on function hadir.siapkan_bulan_presensi() from public;
grant execute on function hadir.siapkan_bulan_presensi() to hadir_app;

-- What the planner knows of all events together, which no autovacuum gathers for a table of partitions: of the columns by which
-- events are joined. By what it filters it knows of each month by itself.
create function hadir.taksir_presensi() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze presensi (tenant_id, organisasi_id, user_id, presensi_id, waktu);
end $$;
revoke all on function hadir.taksir_presensi() from public;
grant execute on function hadir.taksir_presensi() to hadir_app;
