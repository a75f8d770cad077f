-- The sums of every date of the span, of those who were in one of the groups where groups are named: what is kept, and where
-- none is kept counted afresh. Of one moment of the database, so that nothing is counted twice or left out.
create or replace function hadir.jumlah_rentang(p_organisasi_ids integer[], p_dari date, p_sampai date, p_group_ids integer[])
returns setof jumlah_hari language sql stable as $$
  with kosong as (
    select o.organisasi_id, t.tanggal::date as tanggal
    from unnest(p_organisasi_ids) o (organisasi_id)
    cross join lateral (select min(k.tanggal) as tanggal from kehadiran k where k.organisasi_id = o.organisasi_id
      and k.tanggal between p_dari and p_sampai) pertama
    cross join lateral generate_series(greatest(p_dari, pertama.tanggal), p_sampai, interval '1 day') t (tanggal)
    where p_group_ids is not null or not exists (
      select from jumlah_hari j where j.organisasi_id = o.organisasi_id and j.tanggal = t.tanggal::date))
  select j.* from jumlah_hari j
  where p_group_ids is null and j.organisasi_id = any(p_organisasi_ids) and j.tanggal between p_dari and p_sampai
  union all
  select h.* from (
    select array_agg(organisasi_id order by organisasi_id, tanggal) as organisasi_ids,
      array_agg(tanggal order by organisasi_id, tanggal) as tanggal
    from kosong) k, hadir.hitung_hari(k.organisasi_ids, k.tanggal, p_group_ids) h
  -- So that no other month is looked at.
  where h.tanggal between p_dari and p_sampai
$$;
