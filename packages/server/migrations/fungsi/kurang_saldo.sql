-- How many counted days of an approved leave its balance did not reach: a day became a work day when nothing was left.
-- None of one that is paid out of no balance.
create or replace function hadir.kurang_saldo(c cuti) returns numeric language sql stable as $$
  select case when c.status <> :STATUS_CUTI.disetujui then 0 else coalesce((
    select greatest(0, c.jumlah_hari + sum(s.jumlah)) from cuti_saldo s
    where s.organisasi_id = c.organisasi_id and s.cuti_id = c.cuti_id and s.jenis in ('pemakaian', 'pengembalian')), 0) end
$$;
