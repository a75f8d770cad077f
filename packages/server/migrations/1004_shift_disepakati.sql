-- The shifts that two members agreed to swap, by name: their rosters may say something else later. What was asked before
-- keeps what its rosters say now.
alter table tukar_shift add column shift_a text, add column shift_b text;
update tukar_shift t set
  shift_a = (select coalesce(j.nama, 'Libur') from jadwal_shift s left join jadwal j on j.jadwal_id = s.jadwal_id
    where s.organisasi_id = t.organisasi_id and s.user_id = t.user_id_a and s.tanggal = t.tanggal_a),
  shift_b = (select coalesce(j.nama, 'Libur') from jadwal_shift s left join jadwal j on j.jadwal_id = s.jadwal_id
    where s.organisasi_id = t.organisasi_id and s.user_id = t.user_id_b and s.tanggal = t.tanggal_b);
