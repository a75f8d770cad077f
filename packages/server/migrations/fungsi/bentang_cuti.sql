-- The days that a leave holds, as unbroken spans: those asked for while it waits; once it was approved those before its
-- cancellation, without the days that were given back. None of a draft or of one that was refused.
create or replace function hadir.bentang_cuti(c cuti) returns table (tgl_awal date, tgl_akhir date) language sql stable as $$
  select lower(masa), upper(masa) - 1
  from unnest(
    datemultirange(daterange(c.tgl_awal, case
      when c.status in (:STATUS_CUTI.diajukan, :STATUS_CUTI.disetujui) then c.tgl_akhir + 1
      when c.status = :STATUS_CUTI.ditolak then greatest(c.tgl_awal, least(c.tgl_akhir + 1, coalesce(c.tgl_batal, c.tgl_awal)))
      else c.tgl_awal end))
    - c.hari_kembali) as masa
$$;
