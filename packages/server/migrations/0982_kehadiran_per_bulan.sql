-- The table that there is becomes the first partition, and each month after it has its own. Like the months of the log they are
-- in schema hadir, where the server's role reaches them only through kehadiran. No day is moved and, after the step before,
-- none is read.
call hadir.kunci_kehadiran();
drop procedure hadir.kunci_kehadiran;

do $$
declare
  sampai date := (select substring(pg_get_constraintdef(oid) from '\d{4}-\d\d-\d\d') from pg_constraint
    where conrelid = 'kehadiran'::regclass and conname = 'kehadiran_sampai');
  lama text := 'kehadiran_sampai_' || to_char(sampai - 1, 'YYYY_MM');
  aturan record;
begin
  drop trigger kehadiran_lepas_jumlah on kehadiran;
  drop trigger kehadiran_lepas_jumlah_hapus on kehadiran;
  execute format('alter table kehadiran rename to %I', lama);
  execute format('alter table %I set schema hadir', lama);
  execute format('alter table hadir.%I rename constraint kehadiran_pkey to %I', lama, lama || '_pkey');

  execute format('create table kehadiran (like hadir.%I including defaults including constraints) partition by range (tanggal)', lama);
  alter table kehadiran
    drop constraint kehadiran_sampai,
    add primary key (organisasi_id, user_id, tanggal),
    add foreign key (tenant_id, organisasi_id, user_id)
      references anggota (tenant_id, organisasi_id, user_id) on delete cascade;
  create index kehadiran_tanggal on kehadiran (organisasi_id, tanggal, user_id) include (tenant_id);
  create index kehadiran_terbuka on kehadiran (organisasi_id, terbuka_sampai) where terbuka_sampai is not null;
  create trigger kehadiran_lepas_jumlah
    after insert or update of tanggal, status, jam_masuk, terlambat_menit, pulang_cepat_menit, tidak_lengkap, sumber, radius
    on kehadiran for each row when (new.tanggal < current_date - 1) execute function hadir.lepas_jumlah_hari();
  create trigger kehadiran_lepas_jumlah_hapus after delete on kehadiran
    for each row when (old.tanggal < current_date - 1) execute function hadir.lepas_jumlah_hari();

  -- Who serves already goes on at once: the same rights as on the table before, which the new one's partitions do not have.
  grant select, insert, update, delete on kehadiran to hadir_app;
  alter table kehadiran enable row level security;
  for aturan in select * from pg_policies where schemaname = 'hadir' and tablename = lama loop
    execute format('create policy %I on public.kehadiran for %s to %s %s %s', aturan.policyname, aturan.cmd,
      array_to_string(aturan.roles, ', '), 'using (' || aturan.qual || ')', 'with check (' || aturan.with_check || ')');
    execute format('drop policy %I on hadir.%I', aturan.policyname, lama);
  end loop;
  execute format('revoke all on hadir.%I from hadir_app', lama);
  execute format('alter table hadir.%I enable row level security', lama);
  execute format('alter table kehadiran attach partition hadir.%I for values from (minvalue) to (%L)', lama, sampai);
  execute format('alter table hadir.%I drop constraint kehadiran_sampai', lama);
end $$;

-- Holds what belongs to a month that is not made yet.
create table hadir.kehadiran_lain partition of kehadiran default with (fillfactor = 80);
alter table hadir.kehadiran_lain enable row level security;

-- Makes every month up to the third from now that has no partition. Whoever reads or writes days goes on meanwhile; who reads
-- of all time, or changes members, waits half a second at most, and else the next night tries again.
create function hadir.siapkan_bulan_kehadiran() returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  bulan date;
  nama text;
begin
  -- Another server makes them already.
  if not pg_try_advisory_xact_lock(7200980) then return; end if;
  for bulan in
    select b::date from pg_inherits i join pg_class c on c.oid = i.inhrelid and c.relname like 'kehadiran\_sampai\_%'
    cross join generate_series(to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month',
      hadir.bulan_log(now()) + interval '3 months', interval '1 month') b
    where i.inhparent = 'public.kehadiran'::regclass order by 1
  loop
    nama := 'kehadiran_' || to_char(bulan, 'YYYY_MM');
    continue when to_regclass('hadir.' || nama) is not null;
    -- Attached, not made as a partition: that would wait for every reader and writer of days.
    execute format('create table hadir.%I (like public.kehadiran including defaults including constraints)
      with (fillfactor = 80)', nama);
    execute format('alter table hadir.%I enable row level security', nama);
    lock table hadir.kehadiran_lain in access exclusive mode;
    execute format('with pindah as (delete from hadir.kehadiran_lain where tanggal >= %1$L and tanggal < %2$L returning *)
      insert into hadir.%3$I select * from pindah', bulan, bulan + interval '1 month', nama);
    execute format('alter table public.kehadiran attach partition hadir.%I for values from (%L) to (%L)', nama, bulan,
      (bulan + interval '1 month')::date);
  end loop;
end $$;
revoke all on function hadir.siapkan_bulan_kehadiran() from public;
grant execute on function hadir.siapkan_bulan_kehadiran() to hadir_app;

-- What the planner knows of all days together, which no autovacuum gathers for a table of partitions: of the columns by which
-- days are joined and grouped. By what it filters it knows of each month by itself.
create function hadir.taksir_kehadiran() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze kehadiran (tenant_id, organisasi_id, user_id, tanggal);
end $$;
revoke all on function hadir.taksir_kehadiran() from public;
grant execute on function hadir.taksir_kehadiran() to hadir_app;

-- A month that is verified is looked at by itself: a plan for all months at once would open every partition for each membership.
create or replace function hadir.jaga_bulan_beku() returns trigger language plpgsql as $$
declare
  lama datemultirange := '{}';
  baru datemultirange := datemultirange(daterange(new.tgl_mulai, new.tgl_selesai, '[]'));
  beda datemultirange;
  beku record;
begin
  if tg_op = 'UPDATE' then lama := datemultirange(daterange(old.tgl_mulai, old.tgl_selesai, '[]')); end if;
  beda := (baru - lama) + (lama - baru);
  -- Waits for a freezing that is under way, and that for us.
  perform pg_advisory_xact_lock_shared(7201950, new.organisasi_id);
  for beku in
    select v.bulan, (v.bulan + interval '1 month')::date as berikut, bool_or(v.user_id = new.user_id) as is_sendiri
    from verval v where v.organisasi_id = new.organisasi_id group by v.bulan
  loop
    continue when not daterange(beku.bulan, beku.berikut) && beda;
    if beku.is_sendiri or not exists (
      select from kehadiran k where k.organisasi_id = new.organisasi_id and not k.dibekukan
        and k.tanggal >= beku.bulan and k.tanggal < beku.berikut)
    then
      raise exception 'keanggotaan mencakup bulan yang dibekukan'
        using errcode = 'check_violation', constraint = 'keanggotaan_bulan_beku';
    end if;
  end loop;
  return new;
end $$;
