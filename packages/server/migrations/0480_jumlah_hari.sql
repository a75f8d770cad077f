-- What the days of an organisation's members came to together, one row a date: dashboards and curves read these and not
-- half a million member-days. Only dates that have been past for three days have a row; later ones are summed when asked.
create table jumlah_hari (
  tenant_id        integer not null,
  organisasi_id    integer not null,
  tanggal          date not null,
  anggota          integer not null,
  hadir            integer not null,
  tepat_waktu      integer not null,
  terlambat        integer not null,
  pulang_cepat     integer not null,
  tidak_lengkap    integer not null,
  cuti             integer not null,
  libur            integer not null,
  absen            integer not null,
  terbuka          integer not null,
  -- Of these, women's.
  anggota_p        integer not null,
  hadir_p          integer not null,
  terlambat_p      integer not null,
  cuti_p           integer not null,
  libur_p          integer not null,
  absen_p          integer not null,
  -- Days with an event that came from there, or was made there.
  ponsel           integer not null,
  kiosk            integer not null,
  mesin            integer not null,
  manual           integer not null,
  impor            integer not null,
  di_luar          integer not null,
  di_dalam         integer not null,
  tidak_terdeteksi integer not null,
  -- The minutes of the day at which they arrived, the first first.
  tiba             smallint[] not null,
  primary key (organisasi_id, tanggal),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id) on delete cascade
);

-- A day that changes takes its sum with it, in the same transaction. The lock keeps it apart from whoever is just summing
-- that organisation, who would not see the change. A day of today never gets here: a check-in pays for a comparison only.
create function hadir.lepas_jumlah_hari() returns trigger language plpgsql as $$
declare
  p_organisasi_id integer := coalesce(new.organisasi_id, old.organisasi_id);
begin
  perform pg_advisory_xact_lock_shared(7200480, p_organisasi_id);
  delete from jumlah_hari where organisasi_id = p_organisasi_id and tanggal = coalesce(new.tanggal, old.tanggal);
  return null;
end $$;
create trigger kehadiran_lepas_jumlah after insert or update on kehadiran
  for each row when (new.tanggal < current_date - 1) execute function hadir.lepas_jumlah_hari();
create trigger kehadiran_lepas_jumlah_hapus after delete on kehadiran
  for each row when (old.tanggal < current_date - 1) execute function hadir.lepas_jumlah_hari();

-- Women and men are counted apart, wherever somebody is a member.
create function hadir.lepas_jumlah_orang() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock_shared(7200480, a.organisasi_id)
  from (select organisasi_id from anggota where user_id = new.user_id order by organisasi_id) a;
  delete from jumlah_hari j using anggota a where a.user_id = new.user_id and j.organisasi_id = a.organisasi_id;
  return null;
end $$;
create trigger users_lepas_jumlah after update of gender on users
  for each row when (new.gender is distinct from old.gender) execute function hadir.lepas_jumlah_orang();
