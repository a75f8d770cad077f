-- The zone that an organisation had at an instant, always one row, as `zonaAt` of the rules says it (aturan/presensi#zona):
-- the earliest that its own clocks do not say is over, of those that have begun as the first clocks say so. A row, not a
-- value, since the planner puts only that in the place where it is called.
create or replace function hadir.zona_pada(p_organisasi_id integer, p_saat timestamptz)
returns table (timezone text) language sql stable as $$
  select coalesce((
    select p.timezone from pengaturan_organisasi p
    where p.organisasi_id = p_organisasi_id and p.tgl_mulai <= (p_saat at time zone :ZONA_PERTAMA)::date
      and (p.tgl_selesai is null or (p_saat at time zone p.timezone)::date <= p.tgl_selesai)
    order by p.tgl_mulai limit 1), :ZONA_BAWAAN)
$$;
