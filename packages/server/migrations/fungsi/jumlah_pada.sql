-- The sums of the nth organisation on the nth date: what is kept, and where none is kept counted afresh. Of one moment of
-- the database, so that nothing is counted twice or left out.
create or replace function hadir.jumlah_pada(p_organisasi_ids integer[], p_tanggal date[])
returns setof jumlah_hari language sql stable as $$
  with diminta as (select * from unnest(p_organisasi_ids, p_tanggal) d (organisasi_id, tanggal))
  select j.* from diminta d join jumlah_hari j using (organisasi_id, tanggal)
  union all
  select h.* from (
    select array_agg(d.organisasi_id order by d.organisasi_id, d.tanggal) as organisasi_ids,
      array_agg(d.tanggal order by d.organisasi_id, d.tanggal) as tanggal
    from diminta d
    where not exists (select from jumlah_hari j where j.organisasi_id = d.organisasi_id and j.tanggal = d.tanggal)) k,
    hadir.hitung_hari(k.organisasi_ids, k.tanggal, null) h
$$;
