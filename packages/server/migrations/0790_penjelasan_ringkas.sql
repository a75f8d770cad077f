-- A day's explanation is kept as codes and numbers (`packages/rules/src/kehadiran/hari/penjelasan-ringkas.ts`), an eighth
-- of what it took: names stand in the columns that reports read too. Only the catalogue changes here, so that a filled
-- table is not rewritten while people check in; what was derived before keeps its `penjelasan` until a task comes to it.
alter table kehadiran
  add column penjelasan_ringkas text,
  -- The kinds of the claims on the day, in the order of the explanation; null where there are none.
  add column klaim text[],
  alter column penjelasan drop not null,
  alter column kategori drop expression,
  alter column kategori_cuti drop expression,
  add constraint kehadiran_dijelaskan check (num_nonnulls(penjelasan, penjelasan_ringkas) = 1) not valid;

-- How far the days of before are shortened: a row for each organisation that has any, gone when all of its are.
create table penjelasan_lama (
  organisasi_id integer primary key,
  tenant_id     integer not null,
  sampai_user_id integer not null default 0,
  sampai_tanggal date not null default '-infinity',
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id) on delete cascade
);
insert into penjelasan_lama (organisasi_id, tenant_id)
  select organisasi_id, tenant_id from organisasi o
  where exists (select from kehadiran k where k.organisasi_id = o.organisasi_id);

-- A past day lets its sum go only when something changed that is counted.
drop trigger kehadiran_lepas_jumlah on kehadiran;
create trigger kehadiran_lepas_jumlah
  after insert or update of tanggal, status, jam_masuk, terlambat_menit, pulang_cepat_menit, tidak_lengkap, sumber, radius
  on kehadiran for each row when (new.tanggal < current_date - 1) execute function hadir.lepas_jumlah_hari();
