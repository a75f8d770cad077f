-- What still hinders a month: by kind, member and date, with the number of the event, request or claim behind it.
-- What is frozen hinders no more, except by events and incidents that came after. Events, and whether his month is frozen, are
-- looked up by the member's index: the month of an office of a thousand has a hundred thousand events.
create or replace function hadir.hambatan_verval(p_organisasi_id integer, p_dari date, p_sampai date)
returns table (jenis text, user_id integer, tanggal date, nomor bigint) language sql stable as $$
  with hari as (
    select k.user_id, k.tanggal, k.status, k.tidak_lengkap, k.terbuka_sampai, k.lapisan, k.jadwal_id
    from kehadiran k
    where k.organisasi_id = p_organisasi_id and k.tanggal between p_dari and p_sampai and not k.dibekukan
  ), ditahan as (
    -- Held events that nobody has decided, on the days that name them: the departure of a night is of the date before its
    -- own. Where no day does, on their own date.
    select e.user_id, coalesce(k.tanggal, e.tanggal) as tanggal, e.presensi_id, e.sumber
    from (
      select p.presensi_id, p.user_id, (p.waktu at time zone p.timezone)::date as tanggal, p.sumber
      from presensi p
      where p.organisasi_id = p_organisasi_id and p.is_ditinjau
        -- A day names events of dates beside it (aturan/presensi#jendela).
        and p.waktu >= (p_dari - :HARI_EVENT.sesudah)::timestamp at time zone :ZONA_PERTAMA
        and p.waktu < (p_sampai + :HARI_EVENT.sebelum + 1)::timestamp at time zone :ZONA_TERAKHIR) e
    left join kehadiran k on k.organisasi_id = p_organisasi_id and k.user_id = e.user_id
      and k.tanggal between e.tanggal - :HARI_EVENT.sebelum and e.tanggal + :HARI_EVENT.sesudah and hadir.event_di_hari(k, e.presensi_id)
    where coalesce(k.tanggal, e.tanggal) between p_dari and p_sampai
      and not exists (select from putusan_presensi d
        where d.organisasi_id = p_organisasi_id and d.presensi_id = e.presensi_id)
      and not exists (select from verval v
        where v.organisasi_id = p_organisasi_id and v.user_id = e.user_id and v.bulan = p_dari)
  ), menunggu as (
    select 'klaim' as jenis, a.user_id, k.presensi_klaim_id as nomor, k.tgl_mulai as dari, k.tgl_selesai as sampai
    from klaim_presensi k join klaim_presensi_anggota a
      on a.organisasi_id = k.organisasi_id and a.presensi_klaim_id = k.presensi_klaim_id
    where k.organisasi_id = p_organisasi_id and k.status = 'diajukan'
    union all
    select 'cuti', c.user_id, c.cuti_id, c.tgl_awal, c.tgl_akhir from cuti c
    where c.organisasi_id = p_organisasi_id and c.status = :STATUS_CUTI.diajukan
    union all
    select 'tukar_shift', s.user_id, t.tukar_shift_id, s.tanggal, s.tanggal
    from tukar_shift t
    cross join lateral (values (t.user_id_a, t.tanggal_a), (t.user_id_a, t.tanggal_b),
      (t.user_id_b, t.tanggal_a), (t.user_id_b, t.tanggal_b)) as s (user_id, tanggal)
    where t.organisasi_id = p_organisasi_id and t.status in ('diajukan', 'disepakati')
  )
  select 'terbuka', user_id, tanggal, null::bigint from hari where terbuka_sampai is not null
  union all
  -- Somebody was at work on a day that stands as leave: it was not taken, or the tap was for something else. One that
  -- another day names, the departure of the night before, is no work on this.
  select 'masuk_saat_cuti', h.user_id, h.tanggal, c.cuti_id
  from hari h
  join cuti c on c.organisasi_id = p_organisasi_id and c.user_id = h.user_id and hadir.adalah_cuti_berlaku(c)
    and h.tanggal between c.tgl_awal and c.tgl_akhir
  join lateral hadir.bentang_cuti(c) r on h.tanggal between r.tgl_awal and r.tgl_akhir
  where h.status = 'cuti' and exists (select from presensi p
    join kehadiran k on k.organisasi_id = p_organisasi_id and k.user_id = h.user_id and k.tanggal = h.tanggal
      and hadir.event_di_hari(k, p.presensi_id)
    where p.organisasi_id = p_organisasi_id and p.user_id = h.user_id
    -- Of the month, so that no other month's table is looked into; and of a few days of it.
    and p.waktu >= (p_dari - :HARI_EVENT.sesudah)::timestamp at time zone :ZONA_PERTAMA
    and p.waktu < (p_sampai + :HARI_EVENT.sebelum + 1)::timestamp at time zone :ZONA_TERAKHIR
    and p.waktu >= (h.tanggal - :HARI_EVENT.sesudah)::timestamp at time zone :ZONA_PERTAMA
    and p.waktu < (h.tanggal + :HARI_EVENT.sebelum + 1)::timestamp at time zone :ZONA_TERAKHIR
    and (p.waktu at time zone p.timezone)::date between h.tanggal - :HARI_EVENT.sesudah and h.tanggal + :HARI_EVENT.sebelum
    and not exists (select from putusan_presensi d where d.organisasi_id = p_organisasi_id
      and d.presensi_id = p.presensi_id and d.putusan <> 'dihitung'))
  union all
  -- A day of approved leave that no balance pays: it became a work day when nothing was left.
  select 'saldo_kurang', h.user_id, h.tanggal, c.cuti_id
  from hari h
  join cuti c on c.organisasi_id = p_organisasi_id and c.user_id = h.user_id and c.status = :STATUS_CUTI.disetujui
    and h.tanggal between c.tgl_awal and c.tgl_akhir
  where (c.hitungan = 'kalender' or h.jadwal_id is not null)
    and exists (select from cuti_saldo s where s.organisasi_id = p_organisasi_id and s.cuti_id = c.cuti_id)
    and not exists (select from cuti_hari_kembali b where b.organisasi_id = p_organisasi_id and b.cuti_id = c.cuti_id
      and b.tanggal = h.tanggal)
    and coalesce((select -sum(s.jumlah) from cuti_saldo s where s.organisasi_id = p_organisasi_id
      and s.cuti_id = c.cuti_id and s.tanggal_cuti = h.tanggal and s.jenis in ('pemakaian', 'pengembalian')), 0)
      < case when c.setengah_hari is null then 1 else 0.5 end
  union all
  select 'absen', user_id, tanggal, null from hari where status = 'absen'
  union all
  select 'tidak_lengkap', user_id, tanggal, null from hari where tidak_lengkap is not null
  union all
  select 'tanpa_jadwal', user_id, tanggal, null from hari where status = 'libur' and lapisan is null
  union all
  select 'tinjauan', user_id, tanggal, presensi_id from ditahan where sumber <> 'manual'
  union all
  -- Of a frozen day, and named by none: it came after the freezing. Whoever waited for that began shortly before it.
  select 'susulan', e.user_id, e.tanggal, e.presensi_id
  from verval v
  cross join lateral (
    select p.presensi_id, p.user_id, (p.waktu at time zone p.timezone)::date as tanggal, p.diterima_pada
    from presensi p
    where p.organisasi_id = p_organisasi_id and p.user_id = v.user_id
      and p.waktu >= p_dari::timestamp at time zone :ZONA_PERTAMA
      and p.waktu < (p_sampai + :HARI_EVENT.sesudah + 1)::timestamp at time zone :ZONA_TERAKHIR) e
  where v.organisasi_id = p_organisasi_id and v.bulan = p_dari and e.diterima_pada > v.dibekukan_pada - interval '1 minute'
    -- The morning after the month too, where the event is the departure of the last night: its own date has no use for it.
    and e.tanggal between p_dari and p_sampai + :HARI_EVENT.sesudah
    and exists (select from kehadiran k where k.organisasi_id = p_organisasi_id and k.user_id = e.user_id
      and k.tanggal between e.tanggal - :HARI_EVENT.sesudah and e.tanggal and k.tanggal <= p_sampai and k.dibekukan)
    and not exists (select from kehadiran k where k.organisasi_id = p_organisasi_id and k.user_id = e.user_id
      and k.tanggal between e.tanggal - :HARI_EVENT.sebelum and e.tanggal + :HARI_EVENT.sesudah and hadir.event_di_hari(k, e.presensi_id))
    and not exists (select from putusan_presensi d where d.organisasi_id = p_organisasi_id
      and d.presensi_id = e.presensi_id and d.putusan <> 'dihitung')
  union all
  select 'swafoto', e.user_id, e.tanggal, m.presensi_manual_id
  from ditahan e join presensi_manual m on m.organisasi_id = p_organisasi_id and m.presensi_id = e.presensi_id
    and m.status = :STATUS_PRESENSI_MANUAL.diajukan
  union all
  -- An incident that nobody has decided, on each work day that it may excuse.
  select 'gangguan', h.user_id, h.tanggal, g.gangguan_id
  from gangguan_organisasi k
  join gangguan g on g.gangguan_id = k.gangguan_id and g.status = 'diajukan'
  cross join lateral hadir.zona_pada(p_organisasi_id, g.dari) z
  join hari h on h.status in ('hadir', 'absen')
    and h.tanggal between (g.dari at time zone z.timezone)::date and (g.sampai at time zone z.timezone)::date
  where k.organisasi_id = p_organisasi_id
  union all
  select 'gangguan_tertunda', t.user_id, t.tanggal, t.gangguan_id from gangguan_tertunda t
  where t.organisasi_id = p_organisasi_id and t.tanggal between p_dari and p_sampai
  union all
  -- On each work day that it may move; on its first date where it touches none.
  select m.jenis, m.user_id, coalesce(h.tanggal, greatest(m.dari, p_dari)), m.nomor
  from menunggu m
  left join hari h on h.user_id = m.user_id and h.tanggal between m.dari and m.sampai and h.jadwal_id is not null
  where m.dari <= p_sampai and m.sampai >= p_dari and not exists (select from verval v
    where v.organisasi_id = p_organisasi_id and v.user_id = m.user_id and v.bulan = p_dari)
  group by 1, 2, 3, 4
$$;
