-- What members' days between two dates are judged by, each member's own, besides his events. Every kind of fact is read
-- once for all of them, since a whole school's facts are loaded whenever one of them changed; and laid together by
-- grouping, so that no plan can compare every member with every other: one plan, which PL/pgSQL keeps, serves a member and a
-- school.
create or replace function hadir.fakta_anggota(p_organisasi_id integer, p_user_ids integer[], p_dari date, p_sampai date)
returns table (user_id integer, fakta jsonb) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select f.user_id, '{"keanggotaan": [], "grup": [], "jadwalKerja": [], "polaKerja": [], "jadwalShift": [],
      "tukarShift": [], "klaim": [], "cuti": []}'::jsonb
    || coalesce(jsonb_object_agg(f.jenis, f.isi) filter (where f.jenis is not null), '{}')
  from (
    select j.user_id, j.jenis, j.isi from hadir.isi_jadwal_anggota(p_organisasi_id, p_user_ids, p_dari, p_sampai) j
    union all
    select m.user_id, 'klaim',
      jsonb_agg(jsonb_build_object('presensi_klaim_id', k.presensi_klaim_id, 'jenis', k.jenis,
      'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai, 'sehari', k.sehari,
      'jam_masuk', hadir.menit(k.jam_masuk), 'jam_pulang', hadir.menit(k.jam_pulang)) order by k.presensi_klaim_id)
    from klaim_presensi_anggota m
    join klaim_presensi k on k.organisasi_id = m.organisasi_id and k.presensi_klaim_id = m.presensi_klaim_id
    where m.organisasi_id = p_organisasi_id and m.user_id = any(p_user_ids) and k.status = 'berlaku'
      and k.tgl_mulai <= p_sampai and k.tgl_selesai >= p_dari
    group by m.user_id
    union all
    -- Leave in force (aturan/cuti#berlaku); each unbroken span by itself.
    select c.user_id, 'cuti',
      jsonb_agg(jsonb_build_object('cuti_id', c.cuti_id, 'kategori', k.nama, 'hitungan', c.hitungan,
      'setengah_hari', c.setengah_hari, 'tgl_awal', r.tgl_awal, 'tgl_akhir', r.tgl_akhir))
    from cuti c join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
    cross join lateral hadir.bentang_cuti(c) r
    where c.organisasi_id = p_organisasi_id and c.user_id = any(p_user_ids)
      and hadir.adalah_cuti_berlaku(c)
      and c.tgl_awal <= p_sampai and c.tgl_akhir >= p_dari and r.tgl_awal <= p_sampai and r.tgl_akhir >= p_dari
    group by c.user_id) f
  group by f.user_id;
end $$;
