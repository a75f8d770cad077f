-- Whether a leave is in force on days of its own: approved, or cancelled after days of it were taken
-- (aturan/cuti#berlaku); bentang_cuti names the days. The triggers of cuti that tell of changed facts (0997) repeat it, since no migration stands on a function.
create or replace function hadir.adalah_cuti_berlaku(c cuti) returns boolean language sql immutable as $$
  select c.status = :STATUS_CUTI.disetujui or c.status = :STATUS_CUTI.ditolak and c.tgl_batal > c.tgl_awal
$$;
