-- Approved incidents in the clock of the organisasi's zone as each began.
create or replace function hadir.gangguan_organisasi(p_organisasi_id integer, p_dari date, p_sampai date)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('gangguan_id', g.gangguan_id, 'alasan', g.alasan,
    'dari', extract(epoch from (g.dari at time zone z.timezone))::bigint,
    'sampai', extract(epoch from (g.sampai at time zone z.timezone))::bigint) order by g.gangguan_id), '[]')
  from gangguan_organisasi k
  join gangguan g on g.gangguan_id = k.gangguan_id
  cross join lateral hadir.zona_pada(k.organisasi_id, g.dari) z
  where k.organisasi_id = p_organisasi_id and g.status = 'disetujui'
    and g.dari < (p_sampai + 1)::timestamp at time zone :ZONA_TERAKHIR
    and g.sampai >= p_dari::timestamp at time zone :ZONA_PERTAMA
$$;
