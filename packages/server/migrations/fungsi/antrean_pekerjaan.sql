-- Of the given work that still waits: its place, counted from 1 over all tenants, and the seconds until it should be done;
-- null while none of its kind was ever done. Runs as the owner: what stands before it belongs to others, and only its
-- number and length are told.
create or replace function hadir.antrean_pekerjaan(p_ids uuid[])
returns table (pekerjaan_id uuid, urutan integer, sisa_detik integer) language sql stable security definer
set search_path = public, pg_temp as $$
  with terbuka as materialized (
    select p.pekerjaan_id, p.jenis, p.status, p.mulai_pada, p.antre_pada, p.dibuat_pada
    from pekerjaan p where p.status in ('menunggu', 'berjalan') and not p.is_ditunda
  ), lama as materialized (
    select j.jenis, (
      select avg(extract(epoch from a.selesai_pada - a.mulai_pada)) from (
        select s.selesai_pada, s.mulai_pada from pekerjaan s
        where s.jenis = j.jenis and s.status = 'selesai' order by s.selesai_pada desc limit 20) a) as detik
    from (select distinct jenis from terbuka) j
  ), berjalan as (
    select greatest(count(*), 1) as sekaligus,
      coalesce(sum(greatest(lama.detik - extract(epoch from now() - t.mulai_pada), 0)), 0) as detik
    from terbuka t join lama using (jenis) where t.status = 'berjalan'
  ), antre as (
    select t.pekerjaan_id, lama.detik,
      row_number() over urut as urutan,
      sum(coalesce(lama.detik, 0)) over urut as sampai
    from terbuka t join lama using (jenis) where t.status = 'menunggu'
    window urut as (order by t.antre_pada, t.dibuat_pada, t.pekerjaan_id)
  )
  select a.pekerjaan_id, a.urutan::integer,
    ceil((b.detik + a.sampai - a.detik) / b.sekaligus + a.detik)::integer
  from antre a, berjalan b where a.pekerjaan_id = any(p_ids)
$$;
