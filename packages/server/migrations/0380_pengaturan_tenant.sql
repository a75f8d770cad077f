-- What an organisation has of settings, with those that were constants until now; `sendiri` names the fields that it set
-- itself, every other is its tenant's of that day, written here too so that a day is judged by one row.
alter table pengaturan_organisasi
  add column norma_menit smallint not null default 2250 check (norma_menit between 60 and 10080),
  add column norma_menit_ramadan smallint not null default 1950 check (norma_menit_ramadan between 60 and 10080),
  add column retensi_swafoto_hari smallint not null default 365 check (retensi_swafoto_hari between 30 and 3650),
  add column retensi_ganti_hari smallint not null default 30 check (retensi_ganti_hari between 1 and 365),
  add column sandi_min smallint not null default 6 check (sandi_min between 6 and 64),
  add column is_masuk_passkey boolean not null default true,
  add column kop_atas text check (length(kop_atas) between 1 and 200),
  add column sendiri text[] not null default '{}';

-- The default of each setting for the tenant's organisations, by validity; without a line the product's.
create table pengaturan_tenant (
  pengaturan_tenant_id integer generated always as identity primary key,
  tenant_id     integer not null references tenant,
  tgl_mulai     date not null,
  tgl_selesai   date,
  berlaku       daterange not null generated always as (daterange(tgl_mulai, tgl_selesai, '[]')) stored,
  timezone      text not null check (timezone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  jeda_menit    smallint not null check (jeda_menit between 0 and 120),
  luar_radius   text not null check (luar_radius in ('hitung', 'tinjau', 'tolak')),
  lokasi_palsu  text not null check (lokasi_palsu in ('hitung', 'tinjau', 'tolak')),
  luring_maks_jam smallint not null check (luring_maks_jam between 1 and 168),
  tunggu_data_jam smallint not null check (tunggu_data_jam between 0 and 336),
  is_enable_fitur_cuti      boolean not null,
  is_disable_ketidakhadiran boolean not null,
  norma_menit smallint not null check (norma_menit between 60 and 10080),
  norma_menit_ramadan smallint not null check (norma_menit_ramadan between 60 and 10080),
  retensi_swafoto_hari smallint not null check (retensi_swafoto_hari between 30 and 3650),
  retensi_ganti_hari smallint not null check (retensi_ganti_hari between 1 and 365),
  sandi_min smallint not null check (sandi_min between 6 and 64),
  is_masuk_passkey boolean not null,
  kop_atas text check (length(kop_atas) between 1 and 200),
  constraint pengaturan_tenant_satu_saja exclude using gist (tenant_id with =, berlaku with &&)
);

-- The norm was the tenant's alone; all its organisations follow it.
insert into pengaturan_tenant (tenant_id, tgl_mulai, timezone, jeda_menit, luar_radius, lokasi_palsu, luring_maks_jam,
  tunggu_data_jam, is_enable_fitur_cuti, is_disable_ketidakhadiran, norma_menit, norma_menit_ramadan,
  retensi_swafoto_hari, retensi_ganti_hari, sandi_min, is_masuk_passkey)
select tenant_id, '2000-01-01', 'Asia/Jakarta', 5, 'hitung', 'hitung', 24, 0, true, false, norma_menit,
  norma_menit_ramadan, 365, 30, 6, true
from tenant where (norma_menit, norma_menit_ramadan) <> (2250, 1950);
update pengaturan_organisasi p set norma_menit = t.norma_menit, norma_menit_ramadan = t.norma_menit_ramadan
  from tenant t where t.tenant_id = p.tenant_id and (t.norma_menit, t.norma_menit_ramadan) <> (2250, 1950);
alter table tenant drop column norma_menit, drop column norma_menit_ramadan;

-- What an organisation has that is not what everybody starts with, it chose.
update pengaturan_organisasi set sendiri = array_remove(array[
  case when timezone <> 'Asia/Jakarta' then 'timezone' end,
  case when jeda_menit <> 5 then 'jeda_menit' end,
  case when luar_radius <> 'hitung' then 'luar_radius' end,
  case when lokasi_palsu <> 'hitung' then 'lokasi_palsu' end,
  case when luring_maks_jam <> 24 then 'luring_maks_jam' end,
  case when tunggu_data_jam <> 0 then 'tunggu_data_jam' end,
  case when not is_enable_fitur_cuti then 'is_enable_fitur_cuti' end,
  case when is_disable_ketidakhadiran then 'is_disable_ketidakhadiran' end], null);
