-- A swap that ended with a membership kept its turn, and waited for a decision that nobody could take any more.
update persetujuan_jalan p set giliran_sejak = null, is_selesai = true
from tukar_shift t
where p.untuk = 'tukar_shift' and not p.is_selesai and t.organisasi_id = p.organisasi_id
  and t.tukar_shift_id = p.objek_id and t.status not in ('diajukan', 'disepakati');
