-- What still hinders a month: by kind, member and date, with the number of the event, request or claim behind it.
-- What is frozen hinders no more, except by events that came after.
create or replace function hadir.hambatan_verval(p_organisasi_id integer, p_dari date, p_sampai date)
returns table (jenis text, user_id integer, tanggal date, nomor bigint) language sql stable as $$
  with beku as (
    select v.user_id, v.dibekukan_pada from verval v where v.organisasi_id = p_organisasi_id and v.bulan = p_dari
  ), hari as (
    select k.user_id, k.tanggal, k.status, k.tidak_lengkap, k.terbuka_sampai, k.lapisan from kehadiran k
    where k.organisasi_id = p_organisasi_id and k.tanggal between p_dari and p_sampai and not k.dibekukan
  ), event as (
    select p.presensi_id, p.user_id, (p.waktu at time zone p.timezone)::date as tanggal, p.sumber, p.is_ditinjau,
      p.diterima_pada
    from presensi p
    where p.organisasi_id = p_organisasi_id
      and p.waktu >= p_dari::timestamp at time zone 'Asia/Jayapura'
      and p.waktu < (p_sampai + 1)::timestamp at time zone 'Asia/Jakarta'
  )
  select 'terbuka', user_id, tanggal, null::bigint from hari where terbuka_sampai is not null
  union all
  select 'absen', user_id, tanggal, null from hari where status = 'absen'
  union all
  select 'tidak_lengkap', user_id, tanggal, null from hari where tidak_lengkap is not null
  union all
  select 'tanpa_jadwal', user_id, tanggal, null from hari where status = 'libur' and lapisan is null
  union all
  select 'tinjauan', e.user_id, e.tanggal, e.presensi_id from event e
  where e.is_ditinjau and e.sumber <> 'manual' and e.tanggal between p_dari and p_sampai
    and not exists (select from putusan_presensi d
      where d.organisasi_id = p_organisasi_id and d.presensi_id = e.presensi_id)
    and not exists (select from beku b where b.user_id = e.user_id)
  union all
  select 'susulan', e.user_id, e.tanggal, e.presensi_id from event e join beku b on b.user_id = e.user_id
  where e.diterima_pada > b.dibekukan_pada and e.tanggal between p_dari and p_sampai
  union all
  select 'swafoto', m.user_id, m.tanggal, m.presensi_manual_id from presensi_manual m
  where m.organisasi_id = p_organisasi_id and m.status = 4 and m.tanggal between p_dari and p_sampai
    and not exists (select from beku b where b.user_id = m.user_id)
  union all
  select 'klaim', a.user_id, greatest(k.tgl_mulai, p_dari), k.presensi_klaim_id
  from klaim_presensi k join klaim_presensi_anggota a
    on a.organisasi_id = k.organisasi_id and a.presensi_klaim_id = k.presensi_klaim_id
  where k.organisasi_id = p_organisasi_id and k.status = 'diajukan'
    and k.tgl_mulai <= p_sampai and k.tgl_selesai >= p_dari
    and not exists (select from beku b where b.user_id = a.user_id)
$$;
