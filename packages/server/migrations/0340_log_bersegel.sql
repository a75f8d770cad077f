-- The activity log, by month and sealed. A month's lines lie in a partition of their own in schema hadir, where the server's role reaches
-- them only through log_aktivitas; what was written is added to and never changed, not even by mistake of the owner.

-- Transaction numbers begin anew in a database that was restored elsewhere; this is added so that those of the log only rise.
create function hadir.selisih_transaksi() returns bigint language sql immutable parallel safe as $$ select 0::bigint $$;
create function hadir.nomor_transaksi() returns bigint language sql stable
  as $$ select pg_current_xact_id()::text::bigint + hadir.selisih_transaksi() $$;
-- Every transaction below has ended, whatever numbers its lines have.
create function hadir.batas_transaksi() returns bigint language sql stable
  as $$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + hadir.selisih_transaksi() $$;
-- The month whose partition a moment belongs to.
create function hadir.bulan_log(p_waktu timestamptz) returns date language sql immutable parallel safe
  as $$ select date_trunc('month', p_waktu at time zone 'Asia/Jakarta')::date $$;

alter table log_aktivitas rename to log_lama;
drop index log_aktivitas_organisasi, log_aktivitas_tenant;
create sequence log_aktivitas_nomor as bigint;

create table log_aktivitas (
  log_id        bigint not null default nextval('log_aktivitas_nomor'),
  waktu         timestamptz not null default now(),
  -- In whose order lines are sealed: what committed later but began earlier is sealed with what came after.
  transaksi     bigint not null default hadir.nomor_transaksi(),
  tenant_id     integer,
  organisasi_id integer,
  user_id       integer,
  nama          text,
  kegiatan      text not null,
  hasil         smallint not null,
  -- What it was done to, where the call's address names it: its kind and its number.
  objek         text,
  objek_id      text,
  -- Whom it is about.
  tentang_id    integer,
  ip            text,
  user_agent    text,
  permintaan_id text,
  sebelum       jsonb,
  sesudah       jsonb
) partition by range (waktu);
alter sequence log_aktivitas_nomor owned by log_aktivitas.log_id;

create index log_aktivitas_urut on log_aktivitas (transaksi, log_id);
create index log_aktivitas_tenant on log_aktivitas (tenant_id, waktu desc, log_id desc);
create index log_aktivitas_organisasi on log_aktivitas (organisasi_id, waktu desc, log_id desc);
create index log_aktivitas_orang on log_aktivitas (user_id, waktu desc, log_id desc);
create index log_aktivitas_ip on log_aktivitas (ip, waktu desc, log_id desc);
-- A check-in that was counted is nine lines of ten. Whoever looks for those finds them by time; they stand in no index below.
create index log_aktivitas_tentang on log_aktivitas (tentang_id, waktu desc, log_id desc) where tentang_id is not null;
create index log_aktivitas_objek on log_aktivitas (objek, objek_id, waktu desc, log_id desc) where objek is not null;
create index log_aktivitas_kegiatan_tenant on log_aktivitas (tenant_id, kegiatan, waktu desc, log_id desc) where kegiatan <> 'Presensi';
create index log_aktivitas_kegiatan_organisasi on log_aktivitas (organisasi_id, kegiatan, waktu desc, log_id desc) where kegiatan <> 'Presensi';
create index log_aktivitas_ditolak_tenant on log_aktivitas (tenant_id, waktu desc, log_id desc) where hasil >= 400;
create index log_aktivitas_ditolak_organisasi on log_aktivitas (organisasi_id, waktu desc, log_id desc) where hasil >= 400;

create function hadir.tolak_ubah_log() returns trigger language plpgsql as $$
begin
  raise exception 'log_aktivitas hanya ditambah' using errcode = 'insufficient_privilege';
end $$;
create trigger tetap before update or delete on log_aktivitas for each row execute function hadir.tolak_ubah_log();

-- Holds what belongs to a month that has no partition yet, such as the old lines of a backup.
create table hadir.log_aktivitas_lain partition of log_aktivitas default;

-- Makes the partitions of this month and the three after it, and of every month that lies in the one for all others.
create function hadir.siapkan_bulan_log() returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '10s' as $$
declare
  bulan date;
  nama text;
  months date[];
begin
  perform pg_advisory_xact_lock(7201947);
  select array_agg(awal::date) into months
    from generate_series(hadir.bulan_log(now()), hadir.bulan_log(now()) + interval '3 months', interval '1 month') as awal;
  if exists (select from hadir.log_aktivitas_lain) then
    alter table log_aktivitas detach partition hadir.log_aktivitas_lain;
    alter table hadir.log_aktivitas_lain rename to log_aktivitas_pindah;
    create table hadir.log_aktivitas_lain partition of log_aktivitas default;
    execute 'select $1 || array(select distinct hadir.bulan_log(waktu) from hadir.log_aktivitas_pindah)'
      into months using months;
  end if;
  foreach bulan in array months loop
    nama := 'log_aktivitas_' || to_char(bulan, 'YYYY_MM');
    if to_regclass('hadir.' || nama) is null then
      -- Attached, not made as a partition: that would wait for every reader and writer of the log.
      execute format('create table hadir.%I (like public.log_aktivitas including defaults)', nama);
      execute format('alter table public.log_aktivitas attach partition hadir.%I for values from (%L) to (%L)', nama,
        bulan::timestamp at time zone 'Asia/Jakarta', (bulan + interval '1 month')::timestamp at time zone 'Asia/Jakarta');
    end if;
  end loop;
  if to_regclass('hadir.log_aktivitas_pindah') is not null then
    execute 'insert into public.log_aktivitas select * from hadir.log_aktivitas_pindah';
    execute 'drop table hadir.log_aktivitas_pindah';
  end if;
end $$;
revoke all on function hadir.siapkan_bulan_log() from public;
grant execute on function hadir.siapkan_bulan_log() to hadir_app;
select hadir.siapkan_bulan_log();

insert into log_aktivitas (log_id, waktu, tenant_id, organisasi_id, user_id, nama, kegiatan, hasil, ip, user_agent, permintaan_id, sebelum, sesudah)
  select log_id, waktu, tenant_id, organisasi_id, user_id, nama, kegiatan, hasil, ip, user_agent, permintaan_id, sebelum, sesudah from log_lama;
select setval('log_aktivitas_nomor', coalesce((select max(log_id) from log_lama), 0) + 1, false);
drop table log_lama;
select hadir.siapkan_bulan_log();

-- A seal stands for the lines of one tenant (of none: tenant_id null) that one round has sealed. Each round has a seal
-- without tenant, which also stands for the round's other seals.
create table log_segel (
  putaran           bigint not null,
  tenant_id         integer,
  bulan             date not null,
  -- The round's lines: those after the first of these places and up to the second, by transaksi and log_id.
  dari_transaksi    bigint not null,
  dari_log_id       bigint not null,
  sampai_transaksi  bigint not null,
  sampai_log_id     bigint not null,
  jumlah            integer not null,
  -- Of each line its log_id (8 bytes) and the beginning of its content's SHA-256 (16 bytes).
  baris             bytea not null,
  -- Of the other seals of the round; only where tenant_id is null.
  serta             bytea,
  sebelum           bytea not null,
  hash              bytea not null,
  waktu             timestamptz not null default now()
);
create unique index log_segel_putaran on log_segel (putaran, coalesce(tenant_id, 0));
create index log_segel_tenant on log_segel (tenant_id, putaran desc);
create index log_segel_bulan on log_segel (bulan);

-- What remains of a month that was let go: how much it held and the hashes that later seals go on from.
create table log_penutup (
  bulan        date not null,
  tenant_id    integer,
  jumlah       bigint not null,
  hash         bytea not null,
  sambungan    bytea[] not null,
  meterai      bytea not null,
  dilepas_pada timestamptz not null default now()
);
create unique index log_penutup_bulan on log_penutup (bulan, coalesce(tenant_id, 0));

-- Lets a month go, which the server's role cannot do line by line: only one that is over for three months, sealed and closed.
create function hadir.lepas_bulan_log(p_bulan date) returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '10s' as $$
declare
  nama text := 'log_aktivitas_' || to_char(p_bulan, 'YYYY_MM');
  terbuka boolean;
begin
  if p_bulan > hadir.bulan_log(now()) - interval '3 months' then
    raise exception 'log % belum boleh dilepas', p_bulan using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(7201947);
  execute format('select exists (select from hadir.%I where (transaksi, log_id) > (select s.sampai_transaksi, s.sampai_log_id
    from log_segel s order by s.putaran desc limit 1))', nama) into terbuka;
  if terbuka or exists (select from log_segel s where s.bulan = p_bulan and not exists (
    select from log_penutup p where p.bulan = s.bulan and p.tenant_id is not distinct from s.tenant_id)) then
    raise exception 'log % belum tertutup', p_bulan using errcode = 'insufficient_privilege';
  end if;
  delete from log_segel where bulan = p_bulan;
  execute format('drop table hadir.%I', nama);
end $$;
revoke all on function hadir.lepas_bulan_log(date) from public;
grant execute on function hadir.lepas_bulan_log(date) to hadir_app;

-- The months that have a partition of their own, the oldest first.
create function hadir.bulan_tersimpan_log() returns setof date language sql stable set search_path = pg_catalog as $$
  select to_date(substring(c.relname from '\d{4}_\d{2}$'), 'YYYY_MM')
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'public.log_aktivitas'::regclass and c.relname ~ '\d{4}_\d{2}$' order by 1
$$;
