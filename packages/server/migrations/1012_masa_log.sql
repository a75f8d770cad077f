-- For how many months a tenant keeps its log, from a day on; null follows the installation.
create table masa_log (
  tenant_id   integer not null references tenant on delete cascade,
  tgl_mulai   date not null,
  bulan       integer check (bulan >= 12),
  dibuat_pada timestamptz not null default now(),
  primary key (tenant_id, tgl_mulai)
);

-- That a tenant's lines of a month went before the month itself: up to which round, how many, and the hash of its last seal.
-- The seals stay until the month is let go.
create table log_pelepasan (
  tenant_id    integer not null,
  bulan        date not null,
  putaran      bigint not null,
  jumlah       bigint not null,
  hash         bytea not null,
  meterai      bytea not null,
  dilepas_pada timestamptz not null default now(),
  primary key (tenant_id, bulan)
);

-- The month up to which, and with which, a tenant keeps no line today; null where it keeps as long as the installation.
create function hadir.bulan_lewat_log(p_tenant_id integer) returns date language sql stable
  set search_path = public, pg_temp as $$
  select (hadir.bulan_log(now()) - make_interval(months => m.bulan))::date
  from (select bulan from masa_log where tenant_id = p_tenant_id
    and tgl_mulai <= (now() at time zone 'Asia/Jakarta')::date order by tgl_mulai desc limit 1) m
$$;

-- A line goes only with its month, or where its tenant has let that month go.
create or replace function hadir.tolak_ubah_log() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and exists (select from log_pelepasan p
    where p.tenant_id = old.tenant_id and p.bulan = hadir.bulan_log(old.waktu)) then
    return old;
  end if;
  raise exception 'log_aktivitas hanya ditambah' using errcode = 'insufficient_privilege';
end $$;

-- Takes away some of a tenant's lines of a month, which the server's role cannot do: only of one that the tenant no longer
-- keeps and has let go, and only those that stood under the seals which it was let go with. Answers how many went.
create function hadir.lepas_log_tenant(p_tenant_id integer, p_bulan date, p_banyak integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '10s' as $$
declare
  nama text := 'log_aktivitas_' || to_char(p_bulan, 'YYYY_MM');
  sampai log_segel;
  hilang integer;
begin
  if p_bulan > coalesce(hadir.bulan_lewat_log(p_tenant_id), '-infinity') then
    raise exception 'log % tenant % belum boleh dilepas', p_bulan, p_tenant_id using errcode = 'insufficient_privilege';
  end if;
  select s.* into sampai from log_pelepasan p
    join log_segel s on s.tenant_id = p.tenant_id and s.bulan = p.bulan and s.putaran = p.putaran
    where p.tenant_id = p_tenant_id and p.bulan = p_bulan;
  if not found then
    raise exception 'log % tenant % belum tertutup', p_bulan, p_tenant_id using errcode = 'insufficient_privilege';
  end if;
  execute format('delete from hadir.%1$I where ctid = any(array(select ctid from hadir.%1$I where tenant_id = $1
    and (transaksi, log_id) <= ($2, $3) limit $4))', nama)
    using p_tenant_id, sampai.sampai_transaksi, sampai.sampai_log_id, p_banyak;
  get diagnostics hilang = row_count;
  return hilang;
end $$;
revoke all on function hadir.lepas_log_tenant(integer, date, integer) from public;
grant execute on function hadir.lepas_log_tenant(integer, date, integer) to hadir_app;
