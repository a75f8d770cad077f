-- What a leave has drawn, whichever lots it came from.
create index cuti_saldo_cuti on cuti_saldo (organisasi_id, cuti_id) where cuti_id is not null;
