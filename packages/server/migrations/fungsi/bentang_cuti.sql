-- The days that a leave holds, as unbroken spans: those asked for while it waits; once it was approved those before its
-- cancellation, without the days that were given back. None of a draft or of one that was refused.
create or replace function hadir.bentang_cuti(c cuti) returns table (tgl_awal date, tgl_akhir date) language sql stable as $$
  select lower(masa), upper(masa) - 1
  from (
    -- Not a table of its own, whose rows PostgreSQL would lay aside first: that costs several times as much as the spans.
    select unnest(
      datemultirange(daterange(c.tgl_awal, case
        when c.status = :STATUS_CUTI.diajukan or hadir.adalah_cuti_berlaku(c) then least(c.tgl_akhir + 1, c.tgl_batal)
        else c.tgl_awal end))
      - c.hari_kembali) as masa) as bentang
$$;
