-- A member's events between two instants, as his days are judged by them, in one row. A table, so that it becomes part
-- of the statement that joins it laterally instead of one of its own for every member. The months that are looked at are given
-- as literals around the instants: before anything is read they tell which tables of events alone are opened. Seconds that have
-- begun count: a tap at 07:00:59.7 is one of 07:00:59, as every screen says.
create or replace function hadir.events_antara(p_organisasi_id integer, p_user_id integer, p_dari timestamptz,
  p_sampai timestamptz, p_bulan_dari timestamptz, p_bulan_sampai timestamptz
) returns table (events json) language sql stable as $$
  select coalesce(json_agg(json_build_object(
    'presensi_id', p.presensi_id, 'waktu', floor(extract(epoch from (p.waktu at time zone p.timezone)))::bigint,
    'sumber', p.sumber, 'tahan', case when d.putusan is null and p.is_ditinjau then 'menunggu_tinjauan'
      else nullif(d.putusan, 'dihitung') end, 'catatan', d.keterangan, 'sebab', p.sebab_ditinjau,
    'radius', p.radius, 'is_face_verified', w.is_face_verified)), '[]')
  from presensi p
  left join putusan_presensi d on d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id
  left join wajah_presensi w on w.organisasi_id = p.organisasi_id and w.presensi_id = p.presensi_id
  where p.organisasi_id = p_organisasi_id and p.user_id = p_user_id and p.waktu >= p_dari and p.waktu < p_sampai
    and p.waktu >= p_bulan_dari and p.waktu < p_bulan_sampai
$$;
